import { FailureError } from '../../../data/connection/failure';
import { readGraphPages } from '../../../data/graph/graph';
import type { ReadState } from '../../../data/read/readState';
import { useSession } from '../../../data/session/session';
import { useRead } from '../../../data/read/useRead';

/** A sensitivity label, as Graph has it. */
export interface SiteLabel {
  id: string;
  name: string;
  isEnabled?: boolean;
  /** Names with commas between them. */
  applicableTo?: string;
}

/** Answers of an organisation that has no labels, or does not give them to the portal. */
const withoutLabels = new Set([400, 403, 404]);

/** The labels that a site can have; none where the organisation has none. */
export function useLabels(operation: string): ReadState<SiteLabel[]> {
  const { person } = useSession();
  return useRead({
    key: 'sites/labels',
    read: async (signal) => {
      try {
        const labels = await readGraphPages<SiteLabel>(
          `/users/${person.id}/dataSecurityAndGovernance/sensitivityLabels`,
          { scopes: ['SensitivityLabel.Read'], operation, signal },
        );
        return labels.filter(
          ({ isEnabled = true, applicableTo = '' }) =>
            isEnabled && applicableTo.split(',').some((kind) => kind.trim() === 'unifiedGroup'),
        );
      } catch (error) {
        if (error instanceof FailureError && withoutLabels.has(error.failure.status)) return [];
        throw error;
      }
    },
    isEmpty: (labels) => labels.length === 0,
  });
}

import type { Page } from '#shared/contract/pages/pages';
import { keysOf } from '#shared/rules/values/records';
import type { Resumed } from '../../../../data/editing/useSaveEdited';
import type { OtherCopy } from '../../../../data/workingCopies/workingCopies';
import type { PageValues } from '../pageValues';

/**
 * The values written before, and who has changed the page since they were begun: then nothing of
 * theirs is overwritten unasked.
 */
export function resumedFrom(
  copy: OtherCopy | null,
  page: Page | undefined,
  empty: PageValues,
): Resumed<PageValues> | undefined {
  if (!copy) return undefined;
  const values = valuesOfCopy(copy.Body, empty);
  if (!page || copy.BaseModified === page.Modified) return { values };
  const { ModifiedByUserUpnId: UpnId, ModifiedByUser, Modified: DateTime } = page;
  return {
    values,
    overtakenBy: { UpnId, DisplayName: ModifiedByUser?.DisplayName ?? null, DateTime },
  };
}

/** The fields of the form in a copy, as far as they are what the form of today holds. */
function valuesOfCopy(body: Readonly<Record<string, unknown>>, empty: PageValues): PageValues {
  const known = keysOf(empty).filter((name) => isAlike(name, body[name], empty));
  return {
    ...empty,
    ...Object.fromEntries(known.map((name) => [name, body[name]])),
    Notify: false,
  };
}

function isAlike(name: keyof PageValues, value: unknown, empty: PageValues): boolean {
  if (name === 'PublishingDate' || name === 'ArchiveDate')
    return value === null || typeof value === 'string';
  return typeof value === typeof empty[name] && Array.isArray(value) === Array.isArray(empty[name]);
}

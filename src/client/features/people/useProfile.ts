import { useMemo } from 'react';
import { withOutsideProfile, type Colleague } from '#shared/rules/people/people';
import {
  readAbout,
  readManager,
  readProfile,
  readReports,
  type About,
  type Profile,
} from '../../data/people/directory';
import { readPhoto } from '../../data/people/photos';
import type { ReadState } from '../../data/read/readState';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import type { LoadPicture } from '../../platform/useBlobAddress';

/** A person of the directory for their page; `null`: the directory does not know them. */
export function useProfile(upn: string, operation: string): ReadState<Profile | null> {
  const { myDetailsMsGraphProperties, delveProfileUrl } = useSession().settings;
  return useRead<Profile | null>({
    key: `people/profile ${upn.toLowerCase()} ${myDetailsMsGraphProperties.join()} ${delveProfileUrl}`,
    read: async (signal) => {
      const found = await readProfile(upn, myDetailsMsGraphProperties, { operation, signal });
      return found && withOutsideProfile(found, delveProfileUrl);
    },
  });
}

/** The person's own words about themselves; where they may not be read, the page omits them. */
export function useAbout(upn: string, operation: string): ReadState<About | null> {
  return useRead<About | null>({
    key: `people/about ${upn.toLowerCase()}`,
    read: (signal) => readAbout(upn, { operation, signal }),
  });
}

export interface Organisation {
  manager: Colleague | null;
  reports: Colleague[];
}

/** Whom the person reports to, and who reports to them. */
export function useOrganisation(upn: string, operation: string): ReadState<Organisation> {
  return useRead<Organisation>({
    key: `people/organisation ${upn.toLowerCase()}`,
    read: async (signal) => {
      const [manager, reports] = await Promise.all([
        readManager(upn, { operation, signal }),
        readReports(upn, { operation, signal }),
      ]);
      return { manager, reports };
    },
    isEmpty: ({ manager, reports }) => manager === null && reports.length === 0,
  });
}

/** The photo in its full size. */
export function useLargePhoto(upn: string, operation: string): LoadPicture | undefined {
  const { licensed } = useSession();
  return useMemo(
    () =>
      licensed
        ? (signal: AbortSignal) =>
            readPhoto(upn, { operation, signal }).then(
              (photo) => photo ?? Promise.reject(new Error('The person has no photo.')),
            )
        : undefined,
    [licensed, upn, operation],
  );
}

import { ownersOffered } from '#shared/rules/people/peopleQueries';
import { readUsers } from '../../data/people/findPeople';
import type { FoundPerson } from '../../ui/found/textSources';

/** Who can be mentioned, by a part of their name. Throws a `FailureError`. */
export async function findPeople(
  text: string,
  options: { appended: string; signal: AbortSignal },
): Promise<FoundPerson[]> {
  const { items } = await readUsers(text, ownersOffered, {
    operation: 'People of the page',
    ...options,
  });
  return items.map(({ id, displayName, jobTitle, department, mail }) => ({
    id,
    name: displayName,
    detail: [jobTitle ?? mail, department].filter(Boolean).join(' · '),
  }));
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { peopleSearch, searchedText, type PeopleFilters } from '#shared/rules/people/peopleQueries';
import { perTurn, sortedInTurns } from '../sortedInTurns';

/** A member of the organisation with an open account, as Microsoft Graph names the properties. */
export interface Member {
  id: string;
  displayName: string;
  givenName?: string | null;
  surname?: string | null;
  userPrincipalName: string;
  mail?: string | null;
  jobTitle?: string | null;
  department?: string | null;
  officeLocation?: string | null;
  city?: string | null;
  state?: string | null;
  businessPhones?: string[] | null;
  preferredLanguage?: string | null;
}

interface Searchable {
  member: Member;
  text: string;
}

const { compare } = new Intl.Collator('en');

/**
 * Members of an organisation by their names. All of them at once would hold up everybody else's
 * requests, so they are put in order and searched a part at a time.
 */
export class Members {
  private constructor(
    private readonly sorted: readonly Searchable[],
    private readonly ids: ReadonlySet<string>,
  ) {}

  /** Takes each page as it comes; the members are in order at the end. */
  static async of(pages: AsyncIterable<readonly Member[]>): Promise<Members> {
    const ids = new Set<string>();
    const all: Searchable[] = [];
    for await (const page of pages) {
      const fresh = page.filter(({ id }) => !ids.has(id.toLowerCase()));
      fresh.forEach(({ id }) => ids.add(id.toLowerCase()));
      all.push(...fresh.map((member) => ({ member, text: searchedText(member) })));
    }
    return new Members(await sortedInTurns(all, byName), ids);
  }

  /** @param id in lower case */
  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Whom a search finds: who fits more of the terms comes first, the others by their names. */
  async find(terms: readonly string[], filters: PeopleFilters): Promise<Member[]> {
    const hitsOf = peopleSearch(terms, filters);
    const byHits = Array.from({ length: terms.length + 1 }, (): Member[] => []);
    for (let start = 0; start < this.sorted.length; start += perTurn) {
      if (start > 0) await nextTurn();
      for (const { member, text } of this.sorted.slice(start, start + perTurn)) {
        const hits = hitsOf(member, text);
        if (hits !== undefined) byHits[hits]?.push(member);
      }
    }
    return byHits.reverse().flat();
  }
}

function byName(one: Searchable, other: Searchable): number {
  return compare(one.member.displayName, other.member.displayName);
}

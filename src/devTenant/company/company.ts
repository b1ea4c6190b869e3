import { dayAfter, localDay } from '#shared/rules/time/localDays';
import { itemAt } from '#shared/rules/values/certain';
import { makeDocuments, type CompanyDocument } from './documents';
import { makeEvents, type CompanyEvent } from './events';
import { fixedPeople } from './fixedPeople';
import { generatedPeople } from './generatedPeople';
import { makeGroups, type Group } from './groups';
import { makeGuides, type Guide } from './guides';
import { Random } from './random';
import type { Person } from './person';
import { makeSitePages, type SitePage } from './sitePages';
import { sites, type CompanySite } from './sites';

export type CompanySize = 'small' | 'large';

/**
 * Sites that the fixed people follow; the others follow those of their department and the group's.
 */
const followed: Record<string, string[]> = {
  member: ['engineering', 'Aurora', 'Green Corridor', 'hse'],
  editor: ['Aurora', 'it', 'offshore', 'fleet'],
  admin: ['it', 'Digital Bridge', 'hse'],
  frontline: [],
  guest: [],
};

/** The example organisation Nordvik: the same in every run, dated relative to `now`. */
export class Company {
  readonly people: Person[];
  readonly groups: Group[];
  readonly documents: readonly CompanyDocument[];
  /** The organisation's calendar. */
  readonly events: readonly CompanyEvent[];
  readonly guides: readonly Guide[];
  /**
   * Sites that people have begun to follow (true) or stopped following (false) since the start, by
   * person and site.
   */
  readonly followChanges = new Map<string, boolean>();
  private readonly byId: Map<string, Person>;
  private readonly byUpn: Map<string, Person>;
  private readonly groupsById: Map<string, Group>;
  private readonly groupsOfPerson = new Map<string, Group[]>();
  private readonly pagesBySite: Map<string, SitePage[]>;
  private readonly pagesById: Map<string, SitePage>;

  constructor(
    readonly size: CompanySize,
    readonly now: () => Date,
  ) {
    const fixed = fixedPeople();
    const generated = generatedPeople(
      (size === 'large' ? 20_000 : 120) - fixed.length,
      new Set(fixed.map(({ upn }) => upn)),
    );
    this.people = [
      ...fixed.map((person) => withManager(person, generated)),
      ...generated.map((person, index) => ({
        ...person,
        birthday: birthdayOf(person, index, now()),
      })),
    ];
    this.byId = new Map(this.people.map((person) => [person.id, person]));
    this.byUpn = new Map(this.people.map((person) => [person.upn, person]));
    this.groups = makeGroups(this.people, size === 'large' ? 5_000 : 0);
    this.groupsById = new Map(this.groups.map((group) => [group.id, group]));
    for (const group of this.groups)
      for (const id of group.memberIds)
        this.groupsOfPerson.set(id, [...(this.groupsOfPerson.get(id) ?? []), group]);
    this.pagesBySite = makeSitePages(now(), size === 'large' ? 10_000 - 40 : 0);
    this.documents = makeDocuments(now());
    this.events = makeEvents(now());
    this.guides = makeGuides(now());
    this.pagesById = new Map(
      [...this.pagesBySite.values()].flat().map((page) => [page.uniqueId, page]),
    );
  }

  /** By object id or principal name. */
  person(idOrUpn: string): Person | undefined {
    return this.byId.get(idOrUpn.toLowerCase()) ?? this.byUpn.get(idOrUpn.toLowerCase());
  }

  group(id: string): Group | undefined {
    return this.groupsById.get(id.toLowerCase());
  }

  groupsOf(person: Person): readonly Group[] {
    return this.groupsOfPerson.get(person.id) ?? [];
  }

  /** Pages of a site, newest first. */
  sitePages(site: CompanySite): readonly SitePage[] {
    return this.pagesBySite.get(site.key) ?? [];
  }

  documentsOf(site: CompanySite): readonly CompanyDocument[] {
    return this.documents.filter((document) => document.site === site);
  }

  sitePage(uniqueId: string): SitePage | undefined {
    return this.pagesById.get(uniqueId.toLowerCase());
  }

  allSitePages(): Iterable<SitePage> {
    return this.pagesById.values();
  }

  followedSites(person: Person): CompanySite[] {
    const keys = followed[itemAt(person.upn.split('@'), 0)];
    const random = new Random(`follows-${person.upn}`);
    return sites.filter((site) => {
      const usual = keys
        ? keys.includes(site.key)
        : site.groupId !== undefined && (site.title === person.department || random.chance(0.2));
      return this.followChanges.get(followId(person, site)) ?? usual;
    });
  }

  follow(person: Person, site: CompanySite, isFollowed: boolean): void {
    this.followChanges.set(followId(person, site), isFollowed);
  }

  reportsOf({ id }: Person): Person[] {
    return this.people.filter(({ managerId }) => managerId === id);
  }

  /** The people one works with most: those of the own department and office first. */
  colleagues(person: Person, limit: number): Person[] {
    const found: Person[] = [];
    for (const other of this.people) {
      if (found.length >= limit) break;
      if (
        other !== person &&
        !other.isGuest &&
        (other.department === person.department ||
          other.managerId === person.id ||
          other.id === person.managerId)
      )
        found.push(other);
    }
    return found;
  }

  /**
   * The first people whose name or address has a word that starts with the text; the fixed people
   * come first.
   */
  searchPeople(text: string, limit: number): Person[] {
    const wanted = text.trim().toLowerCase();
    const found: Person[] = [];
    for (const person of this.people) {
      if (found.length >= limit) break;
      if (!wanted || ` ${person.displayName} ${person.upn}`.toLowerCase().includes(` ${wanted}`))
        found.push(person);
    }
    return found;
  }
}

function followId(person: Person, site: CompanySite): string {
  return `${person.id} ${site.key}`;
}

/** The fixed people report to the heads of their departments. */
function withManager(person: Person, others: readonly Person[]): Person {
  const head = others.slice(0, 12).find(({ department }) => department === person.department);
  return { ...person, managerId: person.isGuest ? undefined : (head ?? others[0])?.id };
}

/**
 * Some people of the first hundred have their birthday today, some tomorrow, and some on the day
 * that development builds look at, so that there is somebody to congratulate, also after midnight.
 */
function birthdayOf({ birthday }: Person, index: number, today: Date): string {
  if (index > 100) return birthday;
  const group = index % 12;
  if (group === 9) return '--12-17';
  if (group !== 4 && group !== 7) return birthday;
  const day = dayAfter(localDay(today), group === 4 ? 0 : 1);
  return `-${day.slice('yyyy'.length)}`;
}

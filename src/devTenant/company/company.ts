import { fixedPeople } from './fixedPeople';
import type { Person } from './person';

export type CompanySize = 'small' | 'large';

/** The example organisation Nordvik: the same in every run, dated relative to `now`. */
export class Company {
  readonly people: Person[];
  private readonly byId: Map<string, Person>;
  private readonly byUpn: Map<string, Person>;

  constructor(
    readonly size: CompanySize,
    readonly now: () => Date,
  ) {
    this.people = fixedPeople();
    this.byId = new Map(this.people.map((person) => [person.id, person]));
    this.byUpn = new Map(this.people.map((person) => [person.upn.toLowerCase(), person]));
  }

  /** By object id or principal name. */
  person(idOrUpn: string): Person | undefined {
    return this.byId.get(idOrUpn.toLowerCase()) ?? this.byUpn.get(idOrUpn.toLowerCase());
  }

  /** The first people whose name or address has a word that starts with the text; the fixed people come first. */
  searchPeople(text: string, limit: number): Person[] {
    const wanted = text.trim().toLowerCase();
    const found: Person[] = [];
    for (const person of this.people) {
      if (found.length >= limit) break;
      if (!wanted || ` ${person.displayName} ${person.upn}`.toLowerCase().includes(` ${wanted}`)) found.push(person);
    }
    return found;
  }
}

import type { Company } from '../company/company';
import { personItem } from '../identity/signInPage';

/**
 * The first people that a text finds, as items of a list; each is a button with the person's
 * principal name.
 */
export function peopleList(company: Company, text: string): string {
  return company
    .searchPeople(text, 12)
    .map((person) => personItem(person))
    .join('');
}

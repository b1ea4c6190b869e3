/** A number of the identity service, e.g. `AADSTS50105`. */
export type RefusalNumber = `AADSTS${string}`;

/** Why nobody is signed in, where that is not the person's own doing. */
export type SignInTrouble = 'unreached' | RefusalNumber;

/** The person declined, and knows it. */
const declined = 'AADSTS65004';

/**
 * The number of a refusal in what the identity service says, whose sentences name people and
 * addresses; nothing where the person declined.
 */
export function refusalNumberIn(text: string): RefusalNumber | undefined {
  const number = /\bAADSTS\d{4,9}\b/.exec(text)?.[0] as RefusalNumber | undefined;
  return number === declined ? undefined : number;
}

/** Address at which the service explains a number. */
export function explanationOf(page: string, number: RefusalNumber): string {
  return `${page}?code=${number.replace('AADSTS', '')}`;
}

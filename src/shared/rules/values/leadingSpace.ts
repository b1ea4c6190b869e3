/** Titles and names begin with something other than a space (Spec: content §5, ERRORS-60). */
export const namePattern = '^\\S';

/** Whether a title or name is to be refused for its beginning; an empty one is not. */
export function hasLeadingSpace(name: string): boolean {
  return name !== '' && !new RegExp(namePattern, 'u').test(name);
}

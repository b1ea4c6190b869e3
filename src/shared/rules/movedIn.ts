/** Which of these stand elsewhere among the others than before: the one that was moved past others, or, where it is not only one, all between the first and the last change. */
export function movedIn(before: readonly string[], after: readonly string[]): readonly string[] {
  const known = before.filter((each) => after.includes(each));
  const first = after.findIndex((each, index) => each !== known[index]);
  if (first === -1) return [];
  const last = after.findLastIndex((each, index) => each !== known[index]);
  const [old, changed] = [known.slice(first, last + 1), after.slice(first, last + 1)];
  const isWithout = (moved: string) => isSame(old.filter((each) => each !== moved), changed.filter((each) => each !== moved));
  const single = [changed[0]!, changed.at(-1)!].find(isWithout);
  return single === undefined ? changed : [single];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

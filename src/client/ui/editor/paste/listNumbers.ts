/** As the attribute `type` of a list writes it. */
export type NumberKind = '1' | 'a' | 'A' | 'i' | 'I';

export interface ListNumber {
  value: number;
  kind: NumberKind;
}

/**
 * The number written before an item, as in "3.", "b)", "(iv)" or "1.2.3"; undefined for anything
 * else. `before` is the number of the item before it: c, d, i, l, m, v and x are letters and Roman
 * numbers.
 */
export function readNumber(text: string, before?: ListNumber): ListNumber | undefined {
  const [, digits] = /^\(?(?:\d+[.-])*(\d{1,6})[.):-]?\)?$/.exec(text) ?? [];
  if (digits) return { value: Number(digits), kind: '1' };
  const [, letters] = /^\(?(?:\w{1,4}\.)*([a-z]{1,8})(?:[.):-]\)?|\))$/i.exec(text) ?? [];
  if (!letters) return undefined;
  const isUpper = letters === letters.toUpperCase();
  const roman: ListNumber = { value: romanValue(letters), kind: isUpper ? 'I' : 'i' };
  const letter: ListNumber = { value: letterValue(letters), kind: isUpper ? 'A' : 'a' };
  const goesOn = ({ value, kind }: ListNumber) =>
    before?.kind === kind && value === before.value + 1;
  const likely = letters.length > 1 || /i/i.test(letters) ? [roman, letter] : [letter, roman];
  const possible = likely.filter(({ value }) => value > 0);
  return possible.find(goesOn) ?? possible[0];
}

const romanDigits: Readonly<Record<string, number>> = {
  ...{ i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 },
};

/** 0 for what is no Roman number. */
function romanValue(text: string): number {
  if (!/^m*(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i.test(text)) return 0;
  const digits = [...text.toLowerCase()].map((letter) => romanDigits[letter] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

/** Behind z Word writes aa, bb; 0 for what is no such letter. */
function letterValue(text: string): number {
  const [first = ''] = text.toLowerCase();
  const isOne = [...text.toLowerCase()].every((letter) => letter === first);
  return isOne ? first.charCodeAt(0) - 96 + 26 * (text.length - 1) : 0;
}

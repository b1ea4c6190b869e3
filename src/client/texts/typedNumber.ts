import { numberFormat } from './formatters';

/** The whole part: digits alone, or in threes behind one sign. */
const inThrees = /^[1-9]\d{0,2}(?:([ '.,])\d{3})(?:\1\d{3})*$/;

/** A number as somebody types it to change it: no sign between thousands. */
export function typedOfNumber(value: number, locale: string): string {
  return String(value).replace('.', decimalSign(locale));
}

/**
 * The number that somebody has typed, with a point or a comma for decimals and with signs between
 * thousands. Where a text can be read in two ways, as "1,200", the language of the person decides.
 * `NaN` where it cannot be told.
 */
export function numberOfTyped(typed: string, locale: string): number {
  const text = typed.trim().replaceAll(/\s/g, ' ').replaceAll('’', "'").replace('\u2212', '-');
  const [, sign = '', digits = '', exponent = ''] =
    /^([+-]?)([\d .,']+)(e[+-]?\d+)?$/i.exec(text) ?? [];
  const at = decimalPlace(digits, locale);
  const whole = wholeDigits(digits.slice(0, at));
  const decimals = digits.slice(at + 1);
  return whole === undefined || !/^\d*$/.test(decimals) || whole + decimals === ''
    ? Number.NaN
    : Number(`${sign}${whole}.${decimals}${exponent}`);
}

/** Where the decimal sign stands; at the end where there is none. */
function decimalPlace(digits: string, locale: string): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits.charAt(last);
  const isAlone = digits.indexOf(sign) === last;
  if (last < 0 || !isAlone) return digits.length;
  const isBetweenThousands = sign !== decimalSign(locale) && inThrees.test(digits);
  return isBetweenThousands ? digits.length : last;
}

/** The digits of the whole part without the signs between its thousands. */
function wholeDigits(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text;
  return inThrees.test(text) ? text.replaceAll(/\D/g, '') : undefined;
}

function decimalSign(locale: string): string {
  const parts = numberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

import { defaultOf, settingDefinition } from '#shared/rules/settings/settingTable';
import type { SettingType } from '#shared/rules/settings/settingTypes';
import type { SettingKey } from '#shared/rules/settings/settings';
import { certain } from '#shared/rules/values/certain';
import { format } from '#shared/rules/values/format';
import { isRecord } from '#shared/rules/values/records';
import type { FieldDifference } from '../../editing/history/RestoreDifferences';
import { optionName, type ValueTexts } from './settingWords';

/** The words for values: the texts, and the names of channels and languages by their ids. */
export interface PartWords {
  texts: ValueTexts;
  terms: ReadonlyMap<string, string>;
}

/** A part of a value that has none itself. */
interface Part {
  /** The names that lead to the entry of a list, or where there is no list, to the part. */
  line: readonly string[];
  /** The names that lead on within the entry. */
  within: readonly string[];
  words: string;
}

/** All of a setting's value, each of its entries on a line; without a value its default applies. */
export function wholeWords(key: SettingKey, value: unknown, words: PartWords): string {
  const { emptyValue, isDefault } = words.texts;
  const lines = [...linesOf(partsOf(key, value, words))];
  const whole = lines.map(([line, said]) => labelled([line], said)).join('\n') || emptyValue;
  if (value !== undefined) return whole;
  return `${whole}${lines.length > 1 ? '\n' : ' '}(${isDefault})`;
}

/** The entries in which two values of a setting differ; none where the values have no parts. */
export function changedLines(
  key: SettingKey,
  { from, to }: { from: unknown; to: unknown },
  words: PartWords,
): string[] {
  const before = linesOf(partsOf(key, from, words));
  const after = linesOf(partsOf(key, to, words));
  return differing(before, after).filter((line) => line !== '');
}

/** The parts in which two values of a setting differ; `title` is the name of one without parts. */
export function differingParts(
  key: SettingKey,
  { from, to, title }: { from: unknown; to: unknown; title: string },
  words: PartWords,
): FieldDifference[] {
  const [before, after] = [byName(partsOf(key, from, words)), byName(partsOf(key, to, words))];
  return differing(before, after).map((name) => ({
    name: name || title,
    from: before.get(name),
    to: after.get(name),
    isInWords: true,
  }));
}

function linesOf(parts: readonly Part[]): Map<string, string> {
  const lines = new Map<string, string>();
  for (const { line, within, words } of parts) {
    const name = pathName(line);
    const said = labelled(within, words);
    const before = lines.get(name);
    lines.set(name, before === undefined ? said : `${before}, ${said}`);
  }
  return lines;
}

function byName(parts: readonly Part[]): Map<string, string> {
  return new Map(parts.map(({ line, within, words }) => [pathName([...line, ...within]), words]));
}

function differing(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

function pathName(path: readonly string[]): string {
  return path.join(' › ');
}

function labelled(path: readonly string[], words: string): string {
  const name = pathName(path);
  return name === '' ? words : `${name}: ${words}`;
}

function partsOf(key: SettingKey, value: unknown, words: PartWords): Part[] {
  const { type } = settingDefinition(key);
  return partsWithin(type, value === undefined ? defaultOf(key) : value, words, []);
}

/** `within` is there from the first entry of a list on. */
function partsWithin(
  type: SettingType,
  value: unknown,
  words: PartWords,
  line: readonly string[],
  within?: readonly string[],
): Part[] {
  const into = (of: SettingType, part: unknown, name: string, isEntry = false) =>
    within
      ? partsWithin(of, part, words, line, [...within, name])
      : partsWithin(of, part, words, [...line, name], isEntry ? [] : undefined);
  if (type.kind === 'list' && Array.isArray(value)) {
    const { entry } = words.texts;
    return value.flatMap((own: unknown, index) =>
      into(type.of, own, format(entry, { number: index + 1 }), true),
    );
  }
  if (type.kind === 'fields' && isRecord(value)) {
    const names = Object.keys(type.fields).filter((name) => value[name] !== undefined);
    const { parts } = words.texts.names;
    return names.flatMap((name) =>
      into(certain(type.fields[name]), value[name], parts[name] ?? name),
    );
  }
  if (type.kind === 'byName' && isRecord(value))
    return Object.keys(value).flatMap((name) => into(type.of, value[name], name));
  return [{ line, within: within ?? [], words: partWords(type, value, words) }];
}

function partWords(type: SettingType, value: unknown, { texts, terms }: PartWords): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  const said = String(value);
  if (type.kind === 'choice') return optionName(said, type.options, texts.names);
  if (type.kind === 'term') return terms.get(said.toLowerCase()) ?? (said || texts.emptyValue);
  return said || texts.emptyValue;
}

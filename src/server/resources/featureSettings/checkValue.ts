import type { SettingFlaw, SettingProblem } from '#shared/rules/settingTypes';
import { settingProblem } from '#shared/rules/settingTable';
import { invalidField } from '../../http/problems';

/** Refuses a value that the setting cannot hold, and says where in it and why. */
export function checkValue(key: string, value: unknown): void {
  if (value === undefined) throw invalidField('Value', 'is required');
  const problem = settingProblem(key, value);
  if (problem) throw invalidField(['Value', ...problem.path].join('.'), sentence(problem));
}

const sentences: Readonly<Record<SettingFlaw, string>> = {
  type: 'must be of type {wanted}',
  range: 'must be from {least} to {most}',
  whole: 'must be a whole number',
  tooLong: 'must not be longer than {most}',
  address:
    'must be an address that begins with https:// or http://, or one within the portal that begins with /',
  email: 'must be an e-mail address',
  guid: 'must be a GUID',
  colour: 'must be a colour such as #0f6cbd',
  zone: 'must be a time zone such as Europe/Copenhagen',
  choice: 'must be one of {options}',
  count: 'must have {count} entries',
  required: 'is required',
  unknown: 'is not a field of this setting',
};

function sentence({ flaw, details }: SettingProblem): string {
  return sentences[flaw].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(details[name]));
}

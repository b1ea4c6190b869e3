import type { GraphCall } from './graphCall';

/** A flaw in a name of a group, as `validateProperties` reports it. */
export interface NameFlaw {
  target: 'displayName' | 'mailNickname';
  code: 'MissingPrefixSuffix' | 'ContainsBlockedWord' | 'PropertyConflict';
  message: string;
  prefix?: string;
  suffix?: string;
  blockedWord?: string;
}

const policy = "per your organization's Group naming requirements.";

interface Names {
  displayName?: string | undefined;
  mailNickname?: string | undefined;
}

/**
 * The naming policy of the organisation: prefix and suffix, of both names at once, then blocked
 * words, then whether the address is taken; only the first kind of flaw is reported.
 */
export function nameFlaws(call: GraphCall, names: Names): NameFlaw[] {
  const given = (['displayName', 'mailNickname'] as const).flatMap((target) =>
    names[target] === undefined ? [] : [{ target, name: names[target] }],
  );
  const { namePrefix: prefix, nameSuffix: suffix, blockedWords } = call.switches;
  const unfixed = given.filter(({ name }) => !name.startsWith(prefix) || !name.endsWith(suffix));
  if (unfixed.length > 0)
    return unfixed.map(({ target }) => ({
      target,
      code: 'MissingPrefixSuffix',
      message: `Property ${target} is missing a required prefix/suffix ${policy}`,
      prefix,
      suffix,
    }));
  for (const { target, name } of given) {
    const words = name.toLowerCase().split(/[^\p{L}\d]+/u);
    const blockedWord = blockedWords.find((word) => words.includes(word.toLowerCase()));
    if (blockedWord)
      return [
        {
          target,
          code: 'ContainsBlockedWord',
          message: `Property ${target} contains a blocked word ${policy}`,
          blockedWord,
        },
      ];
  }
  const wanted = names.mailNickname?.toLowerCase();
  const isTaken = [...call.company.groups, ...call.state.newGroups.values()].some(
    ({ mailNickname }) => mailNickname.toLowerCase() === wanted,
  );
  return isTaken
    ? [
        {
          target: 'mailNickname',
          code: 'PropertyConflict',
          message: 'Another object with the same value for property mailNickname already exists.',
        },
      ]
    : [];
}

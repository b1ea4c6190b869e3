import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { settingGroups, type SettingGroup } from '#shared/rules/settings/settingTable';
import type { SettingKey } from '#shared/rules/settings/settings';
import { useTexts } from '../../texts/useTexts';
import { useQuery } from '../../ui/useQuery';
import { addressOfWanted, findSettings, groupOf, wantedIn, type Wanted } from './findSettings';
import type { SettingInForce } from './useFeatureSettings';

const everything: Wanted = { words: '', onlyChanged: false };

/**
 * Looks for settings; the search is kept in the address. A setting that is reset stays, and so does
 * one with an entry that is not saved, until another search does not find it.
 */
export function useFoundSettings(settings: readonly SettingInForce[]) {
  const [wanted, put] = useWanted();
  const unsaved = useRef(new Set<SettingKey>());
  const [kept, setKept] = useState<ReadonlySet<SettingKey>>(() => new Set());
  const found = useFound(settings, useDeferredValue(wanted));
  const inGroup = found.filter(({ key }) => isIn(wanted.group, key));
  const keep = useCallback(
    (key: SettingKey) =>
      setKept((before) => (before.has(key) ? before : new Set([...before, key]))),
    [],
  );
  const noteUnsaved = useCallback(
    (key: SettingKey, isUnsaved: boolean) => {
      if (!isUnsaved) return void unsaved.current.delete(key);
      unsaved.current.add(key);
      keep(key);
    },
    [keep],
  );
  const want = (changed: Partial<Wanted>) => {
    // A search begins in all groups; one that is chosen then narrows it.
    const begins = wanted.words === '' && Boolean(changed.words);
    put({ ...wanted, ...(begins && { group: undefined }), ...changed }, 'words' in changed);
    setKept(new Set(unsaved.current));
  };
  const ofShown = new Set(inGroup);
  return {
    wanted,
    want,
    wantAll: () => want(everything),
    /** How many match the search. */
    count: inGroup.length,
    /** How many match in each group, whichever is chosen. */
    counts: countsOf(found),
    shown: settings.filter((setting) => ofShown.has(setting) || kept.has(setting.key)),
    noteUnsaved,
    keep,
  };
}

const isIn = (group: SettingGroup | undefined, key: SettingKey) =>
  group === undefined || groupOf(key) === group;

function countsOf(found: readonly SettingInForce[]): Record<SettingGroup, number> {
  return Object.fromEntries(
    settingGroups.map((group) => [group, found.filter(({ key }) => isIn(group, key)).length]),
  ) as Record<SettingGroup, number>;
}

function useFound(settings: readonly SettingInForce[], wanted: Wanted): SettingInForce[] {
  const { groups } = useTexts('featureSettings');
  const { titles, synonyms } = useTexts('settingTitles');
  const sentences = useTexts('settingSentences');
  return findSettings(settings, { titles, synonyms, sentences, groups }, wanted);
}

/** Going on with a word is no step of its own for Back; another group is. */
function useWanted(): [Wanted, (next: Wanted, isTyped: boolean) => void] {
  const [address, write] = useQuery();
  const inAddress = useMemo(() => wantedIn(address), [address]);
  // An entry counts at once; the address follows when the list is rendered.
  const [coming, setComing] = useState<{ from: URLSearchParams; wanted: Wanted }>();
  const wanted = coming?.from === address ? coming.wanted : inAddress;
  const put = (next: Wanted, isTyped: boolean) => {
    setComing({ from: address, wanted: next });
    write((present) => addressOfWanted(present, next), { replace: isTyped });
  };
  return [wanted, put];
}

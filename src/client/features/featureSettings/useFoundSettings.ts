import { useCallback, useDeferredValue, useRef, useState } from 'react';
import type { SettingKey } from '#shared/rules/settings/settings';
import { useTexts } from '../../texts/useTexts';
import { findSettings, type Wanted } from './findSettings';
import type { SettingInForce } from './useFeatureSettings';

const everything: Wanted = { words: '', onlyChanged: false };

/**
 * Looks for settings. One that is reset stays, and one in which something is entered that is not
 * saved, until another search does not find it.
 */
export function useFoundSettings(settings: readonly SettingInForce[]) {
  const texts = useTexts('featureSettings');
  const [wanted, setWanted] = useState(everything);
  const unsaved = useRef(new Set<SettingKey>());
  const [kept, setKept] = useState<ReadonlySet<SettingKey>>(() => new Set());
  const found = new Set(findSettings(settings, texts, useDeferredValue(wanted)));
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
    setWanted({ ...wanted, ...changed });
    setKept(new Set(unsaved.current));
  };
  return {
    wanted,
    want,
    wantAll: () => want(everything),
    /** How many match what is wanted. */
    count: found.size,
    shown: settings.filter((setting) => found.has(setting) || kept.has(setting.key)),
    noteUnsaved,
    keep,
  };
}

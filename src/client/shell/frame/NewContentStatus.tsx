import { useState, useSyncExternalStore } from 'react';
import { componentStates } from '../../data/components/componentStates';
import { hasNewContent } from '../../data/components/useHasNewContent';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import type { NavigationEntry } from '../menus/navigationEntries';

/**
 * Tells screen readers when a badge appears; nothing of those that were there when the page opened.
 */
export function NewContentStatus({ entries }: { entries: readonly NavigationEntry[] }) {
  const { hidden } = useHiddenText();
  const { navigation } = useTexts();
  const said = useNewBadges(entries).map((title) => title + navigation.newContent);
  return (
    <div role="status" className={hidden}>
      {said.join('. ')}
    </div>
  );
}

/** Titles of the entries that have got a badge while the page was open. */
function useNewBadges(entries: readonly NavigationEntry[]): string[] {
  const { settings } = useSession();
  const now = useSyncExternalStore(subscribe, () =>
    entries
      .filter(({ components }) => hasNewContent(components, settings))
      .map(({ address }) => address)
      .join('\n'),
  );
  const [first, setFirst] = useState(now);
  const [before, after] = [first, now].map((addresses) => addresses.split('\n'));
  // One that was seen meanwhile is said when it comes back.
  const left = before!.filter((address) => after!.includes(address)).join('\n');
  if (left !== first) setFirst(left);
  return entries
    .filter(({ address }) => after!.includes(address) && !before!.includes(address))
    .map(({ title }) => title);
}

function subscribe(listener: () => void): () => void {
  return componentStates().subscribe(listener);
}

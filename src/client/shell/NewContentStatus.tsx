import { useEffect, useState } from 'react';
import { componentStates, hasBadge } from '../data/components/componentStates';
import { useTexts } from '../texts/useTexts';
import { useHiddenText } from '../ui/hiddenText';
import type { NavigationEntry } from './navigationEntries';

/** Tells screen readers when a badge appears; nothing of those that were there when the page opened. */
export function NewContentStatus({ entries }: { entries: readonly NavigationEntry[] }) {
  const { hidden } = useHiddenText();
  const { navigation } = useTexts();
  const said = useNewBadges(entries).map((title) => title + navigation.newContent);
  return <div role="status" className={hidden}>{said.join('. ')}</div>;
}

/** Titles of the entries that have got a badge while the page was open. */
function useNewBadges(entries: readonly NavigationEntry[]): string[] {
  const marked = () => entries.filter(({ components }) => components.some((id) => hasBadge(componentStates().of(id)))).map(({ address }) => address);
  const [first] = useState(marked);
  const [now, setNow] = useState<readonly string[]>(first);
  useEffect(() => componentStates().subscribe(() => setNow((before) => (before.join() === marked().join() ? before : marked()))));
  return entries.filter(({ address }) => now.includes(address) && !first.includes(address)).map(({ title }) => title);
}

import { linkedPageId } from '#shared/rules/pages/pageLinks';
import { apiRead } from '../../data/connection/apiRead';
import { useRead } from '../../data/read/useRead';
import { useTermNames } from '../../data/targeting/useTermNames';
import { useSettled } from '../../platform/useSettled';
import { listFormat } from '../../texts/formatters';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { valueOr } from '../../ui/widget/combineStates';

/** Milliseconds after the last key. */
const delay = 300;

/**
 * The channels, any of whose followers can open the page that an address leads to, and nobody else,
 * in words; nothing where everybody can, or where that is not known. A colleague may change it: it is
 * asked each time.
 */
export function usePageLimits(address: string): string | undefined {
  const { url: operation } = useTexts('readingEditor');
  const names = useTermNames(useLcid());
  const locale = useLocale();
  const [settled] = useSettled(address, delay);
  const id = linkedPageId(settled, location.origin);
  const page = useRead({
    ...apiRead('GET /pages/{id}', { params: { id: id ?? 0 }, operation }),
    isWanted: id !== undefined,
    lifetime: 0,
  });
  const channels = valueOr(page, undefined)?.ChannelTermPages ?? [];
  if (settled !== address || channels.length === 0) return undefined;
  return listFormat(locale, { type: 'disjunction' }).format(
    channels.flatMap(({ ChannelTermId }) => names.get(ChannelTermId) ?? []),
  );
}

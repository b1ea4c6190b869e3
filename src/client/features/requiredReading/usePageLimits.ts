import { linkedPageId } from '#shared/rules/pages/pageLinks';
import { apiRead } from '../../data/connection/apiRead';
import { useRead } from '../../data/read/useRead';
import { useTermNames } from '../../data/targeting/useTermNames';
import { listFormat } from '../../texts/formatters';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { valueOr } from '../../ui/widget/combineStates';

/**
 * The channels whose followers alone can open the page that an address leads to, in words; nothing
 * where everybody can, or where that is not known.
 */
export function usePageLimits(address: string): string | undefined {
  const { url: operation } = useTexts('readingEditor');
  const names = useTermNames(useLcid());
  const locale = useLocale();
  const id = linkedPageId(address, location.origin);
  const page = useRead({
    ...apiRead('GET /pages/{id}', { params: { id: id ?? 0 }, operation }),
    isWanted: id !== undefined,
  });
  const channels = valueOr(page, undefined)?.ChannelTermPages ?? [];
  if (id === undefined || channels.length === 0) return undefined;
  return listFormat(locale).format(
    channels.flatMap(({ ChannelTermId }) => names.get(ChannelTermId) ?? []),
  );
}

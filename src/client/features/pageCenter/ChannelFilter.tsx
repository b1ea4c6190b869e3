import { useMemo } from 'react';
import type { Term } from '#shared/contract/pages/terms';
import { useLast } from '../../data/read/useLast';
import { useChannelTree } from '../../data/targeting/useTerms';
import { format } from '#shared/rules/values/format';
import { countText } from '../../texts/formatters';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { NamePicker, type PickableName } from '../../ui/form/NamePicker';
import { SourceNotice } from '../../ui/widget/SourceNotice';

interface ChannelFilterProps {
  counts: ReadonlyMap<string, number> | undefined;
  /** Ids, lower case. */
  value: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The channels to filter by, each as "Name (count)" once the counts are known (PAGES-036). */
export function ChannelFilter({ counts, ...field }: ChannelFilterProps) {
  const { filter: texts } = useTexts('pageCenter');
  const locale = useLocale();
  const tree = useChannelTree(useLcid());
  const terms = useLast(tree);
  const names = useMemo(
    () =>
      terms &&
      listed(terms, [], (name, id) =>
        counts
          ? format(texts.channel, { name, count: countText(counts.get(id) ?? 0, locale) })
          : name,
      ),
    [terms, counts, texts, locale],
  );
  return (
    <div>
      {tree.state === 'failed' && (
        <SourceNotice name={texts.channels} failure={tree.failure} reload={tree.reload} />
      )}
      <NamePicker label={texts.channels} names={names} words={texts.picker} {...field} />
    </div>
  );
}

function listed(
  terms: readonly Term[],
  above: readonly string[],
  nameOf: (name: string, id: string) => string,
): PickableName[] {
  return terms.flatMap(({ Guid, Name, Terms, IsDeprecated }) => {
    const id = Guid.toLowerCase();
    return [
      { id, name: nameOf(Name, id), above, isPickable: !IsDeprecated },
      ...listed(Terms, [...above, Name], nameOf),
    ];
  });
}

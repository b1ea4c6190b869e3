import type { TermImportChange } from '#shared/contract/pages/terms';
import { importChanges } from '#shared/rules/targeting/termImport';
import { ChangedThing, ChangeGroup } from '../../editing/ChangeGroup';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import type { TermsOf } from './termEditing';
import { usePeopleWords, useUsageWords } from './useUsageWords';

interface ChangeGroupsProps {
  of: TermsOf;
  changes: readonly TermImportChange[];
}

/** The changes of an import, by their kind. */
export function ChangeGroups({ of, changes }: ChangeGroupsProps) {
  const texts = useTexts('terms');
  const locale = useLocale();
  const listOf = useUsageWords();
  const peopleOf = usePeopleWords(of);
  const { top, to } = texts.import;
  const usageOf = (usage: NonNullable<TermImportChange['Usage']>) => {
    const list = listOf(usage);
    const people = peopleOf(usage);
    return list ? `${people} ${format(texts.deletion.limited, { list })}` : people;
  };
  return importChanges.map((kind) => {
    const own = changes.filter(({ Change }) => Change === kind);
    return (
      <ChangeGroup key={kind} title={plural(texts.import.changes[kind], own.length, locale)}>
        {own.map(({ Guid, Name, Before, After, Usage }) => (
          <ChangedThing
            key={Guid}
            title={Name}
            details={[
              Before !== undefined &&
                After !== undefined &&
                format(to, { before: Before || top, after: After || top }),
              Usage && usageOf(Usage),
            ]}
          />
        ))}
      </ChangeGroup>
    );
  });
}

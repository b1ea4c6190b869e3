import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Term } from '#shared/contract/pages/terms';
import type { MenuImportPlan } from '#shared/rules/pages/menuImport';
import { ChangedThing, ChangeGroup } from '../../../editing/ChangeGroup';
import { format } from '#shared/rules/values/format';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground2 } });

/** The changes that an import makes, by their kind. */
export function MenuImportGroups({
  plan,
  languages,
}: {
  plan: MenuImportPlan;
  languages: readonly Term[];
}) {
  const styles = useStyles();
  const { termSet: texts } = useTexts('menuEditor');
  const { import: own } = useTexts('terms');
  const locale = useLocale();
  const { added, changed, linked, unchanged, onlyHere, leftOut } = plan;
  const nameOf = (id: string | null) => languages.find(({ Guid }) => Guid === id)?.Name;
  const quiet = [
    ...(linked > 0 ? [plural(texts.linked, linked, locale)] : []),
    ...(unchanged > 0 ? [plural(texts.unchanged, unchanged, locale)] : []),
    ...(onlyHere > 0 ? [plural(texts.onlyHere, onlyHere, locale)] : []),
  ];
  return (
    <>
      <ChangeGroup title={plural(own.changes.added, added.length, locale)}>
        {added.map(({ path, Title, Url, LanguageTermId }, at) => (
          <ChangedThing
            key={at}
            title={[...path, Title].join(' › ')}
            details={[inOne(Url ?? texts.noAddress, nameOf(LanguageTermId))]}
          />
        ))}
      </ChangeGroup>
      <ChangeGroup title={plural(texts.changed, changed.length, locale)}>
        {changed.map(({ before, after }) => (
          <ChangedThing
            key={before.Id}
            title={differing(before.Title, after.Title)}
            details={[
              inOne(
                before.Url !== after.Url &&
                  differing(before.Url ?? texts.noAddress, after.Url ?? texts.noAddress),
                nameOf(after.LanguageTermId),
              ),
            ]}
          />
        ))}
      </ChangeGroup>
      {leftOut.deep.length > 0 && (
        <Text>{format(texts.tooDeep, { names: leftOut.deep.join(', ') })}</Text>
      )}
      {leftOut.hidden.length > 0 && (
        <Text>{format(texts.hidden, { names: leftOut.hidden.join(', ') })}</Text>
      )}
      {quiet.length > 0 && <Text className={styles.quiet}>{quiet.join(' ')}</Text>}
    </>
  );
}

function differing(before: string, after: string): string {
  return before === after ? after : `${before} → ${after}`;
}

function inOne(...words: readonly (string | false | undefined)[]): string {
  return words.filter(Boolean).join(' · ');
}

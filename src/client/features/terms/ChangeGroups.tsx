import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { TermImportChange } from '#shared/contract/pages/terms';
import { importChanges } from '#shared/rules/targeting/termImport';
import { format } from '../../texts/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { plainList, stacked } from '../../ui/style/layout';
import type { TermsOf } from './termEditing';
import { useUsageWords } from './useUsageWords';

const useStyles = makeStyles({
  group: stacked(tokens.spacingVerticalXS),
  heading: { margin: 0 },
  list: {
    ...plainList,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  row: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The changes of an import, by their kind. */
export function ChangeGroups({
  of,
  changes,
}: {
  of: TermsOf;
  changes: readonly TermImportChange[];
}) {
  const styles = useStyles();
  const { import: texts } = useTexts('terms');
  const locale = useLocale();
  const groups = importChanges
    .map((kind) => ({ kind, own: changes.filter(({ Change }) => Change === kind) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ kind, own }) => (
    <section key={kind} className={styles.group}>
      <Text as="h2" weight="semibold" className={styles.heading}>
        {plural(texts.changes[kind], own.length, locale)}
      </Text>
      <ul className={styles.list}>
        {own.map((change) => (
          <li key={change.Guid} className={styles.row}>
            <Change of={of} change={change} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Change({
  of,
  change: { Name, Before, After, Usage },
}: {
  of: TermsOf;
  change: TermImportChange;
}) {
  const styles = useStyles();
  const texts = useTexts('terms');
  const locale = useLocale();
  const listOf = useUsageWords();
  const list = Usage && listOf(Usage);
  const { top, to } = texts.import;
  return (
    <>
      <Text>{Name}</Text>
      {Before !== undefined && After !== undefined && (
        <Text size={200} className={styles.quiet}>
          {format(to, { before: Before || top, after: After || top })}
        </Text>
      )}
      {Usage && (
        <Text size={200} className={styles.quiet}>
          {Usage.People > 0
            ? plural(texts[of].people, Usage.People, locale)
            : texts.deletion.nobody}
          {list && ` ${format(texts.deletion.limited, { list })}`}
        </Text>
      )}
    </>
  );
}

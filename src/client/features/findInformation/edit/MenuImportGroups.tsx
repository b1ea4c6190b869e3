import type { ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Term } from '#shared/contract/pages/terms';
import type { MenuImportPlan } from '#shared/rules/pages/menuImport';
import { format } from '../../../texts/format';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { plainList, stacked } from '../../../ui/style/layout';

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
    ...stacked('0'),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What an import does, by its kind. */
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
      <Group title={plural(own.changes.added, added.length, locale)} count={added.length}>
        {added.map(({ path, Title, Url, LanguageTermId }, at) => (
          <Row
            key={at}
            title={[...path, Title].join(' › ')}
            details={[Url ?? texts.noAddress, nameOf(LanguageTermId)]}
          />
        ))}
      </Group>
      <Group title={plural(texts.changed, changed.length, locale)} count={changed.length}>
        {changed.map(({ before, after }) => (
          <Row
            key={before.Id}
            title={differing(before.Title, after.Title)}
            details={[
              before.Url !== after.Url &&
                differing(before.Url ?? texts.noAddress, after.Url ?? texts.noAddress),
              nameOf(after.LanguageTermId),
            ]}
          />
        ))}
      </Group>
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

interface GroupProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  const styles = useStyles();
  if (count === 0) return null;
  return (
    <section className={styles.group}>
      <Text as="h2" weight="semibold" className={styles.heading}>
        {title}
      </Text>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface RowProps {
  title: string;
  details: readonly (string | false | undefined)[];
}

function Row({ title, details }: RowProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <Text>{title}</Text>
      <Text size={200} className={styles.quiet}>
        {details.filter(Boolean).join(' · ')}
      </Text>
    </li>
  );
}

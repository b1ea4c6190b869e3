import type { ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { plainList, stacked } from '../ui/style/layout';

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

/** The changes of one kind that an import would make, if there are any. */
export function ChangeGroup({ title, children }: { title: string; children: ReactNode[] }) {
  const styles = useStyles();
  if (children.length === 0) return null;
  return (
    <section className={styles.group}>
      <Text as="h2" weight="semibold" className={styles.heading}>
        {title}
      </Text>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface ChangedThingProps {
  title: string;
  /** One line each. */
  details: readonly (string | false | undefined)[];
}

/** One thing that an import would change. */
export function ChangedThing({ title, details }: ChangedThingProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <Text>{title}</Text>
      {details.filter(Boolean).map((detail, at) => (
        <Text key={at} size={200} className={styles.quiet}>
          {detail}
        </Text>
      ))}
    </li>
  );
}

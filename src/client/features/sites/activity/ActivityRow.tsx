import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ActivityItem } from '#shared/rules/sites/activity';
import { usePhoto } from '../../../data/people/usePhoto';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { DateText } from '../../../ui/text/DateText';
import { fingers, inRow } from '../../../ui/style/layout';
import { PersonLink } from '../../../ui/person/PersonLink';
import { PersonAvatar } from '../../../ui/PersonAvatar';
import { SkeletonItem } from '../../../ui/widget/Skeleton';
import { Sentence } from '../../../ui/text/Sentence';
import { TextLink } from '../../../ui/TextLink';

const useStyles = makeStyles({
  root: { ...inRow(), alignItems: 'flex-start' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3 },
  pending: { display: 'inline-block', width: '11em', verticalAlign: 'text-bottom' },
  // Ten underlined titles would be louder than who changed them.
  title: { textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
  touch: {
    [fingers]: {
      display: 'inline-block',
      paddingBlock: tokens.spacingVerticalMNudge,
    },
  },
});

interface ActivityRowProps {
  item: ActivityItem;
  /** More may become known of what it is called. */
  isNaming: boolean;
}

/** Who did what with which file or list item, where and when (ACTIVITY-16). */
export function ActivityRow({ item, isNaming }: ActivityRowProps) {
  const styles = useStyles();
  const texts = useTexts('collaboration').activity;
  const { Editor, EditorEmailHint, Verb, Time, SiteTitle } = item;
  const name = Editor ?? EditorEmailHint ?? texts.somebody;
  return (
    <div className={styles.root}>
      <PersonAvatar name={name} size={36} {...usePhoto(EditorEmailHint, texts.title)} />
      <div className={styles.words}>
        <Text block>
          <Sentence
            text={texts.changes[Verb]}
            parts={{
              name: <EditorName item={item} name={name} />,
              title: <Changed item={item} isNaming={isNaming} />,
            }}
          />
        </Text>
        <Text size={200} className={styles.quiet}>
          <DateText value={Time} style="relative" />
          {` · ${SiteTitle}`}
        </Text>
      </div>
    </div>
  );
}

function EditorName({ item: { EditorEmailHint }, name }: { item: ActivityItem; name: string }) {
  const styles = useStyles();
  if (!EditorEmailHint) return <span className={styles.name}>{name}</span>;
  return (
    <PersonLink person={{ upn: EditorEmailHint, name }} className={styles.touch}>
      <span data-name="" className={styles.name}>
        {name}
      </span>
    </PersonLink>
  );
}

function Changed({ item: { Title, ItemUrl }, isNaming }: ActivityRowProps) {
  const styles = useStyles();
  const { unnamed } = useTexts('collaboration').activity;
  const opensNewTab = useOpensNewTab();
  const { opensInNewTab } = useTexts().widgets;
  if (!Title && isNaming) return <SkeletonItem className={styles.pending} />;
  const name = Title ?? unnamed;
  if (!ItemUrl) return <span className={mergeClasses(styles.name, styles.touch)}>{name}</span>;
  return (
    <TextLink
      inline
      to={ItemUrl}
      opensNewTab={opensNewTab}
      label={opensNewTab ? format(opensInNewTab, { title: name }) : undefined}
      className={mergeClasses(styles.title, styles.touch)}
    >
      {name}
    </TextLink>
  );
}

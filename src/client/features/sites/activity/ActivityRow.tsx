import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { ActivityItem } from '#shared/rules/sites/activity';
import { usePhoto } from '../../../data/people/usePhoto';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { format } from '../../../texts/format';
import { useTexts } from '../../../texts/useTexts';
import { DateText } from '../../../ui/text/DateText';
import { inRow } from '../../../ui/style/layout';
import { PersonLink } from '../../../ui/person/PersonLink';
import { PersonAvatar } from '../../../ui/PersonAvatar';
import { Sentence } from '../../../ui/text/Sentence';
import { TextLink } from '../../../ui/TextLink';

const useStyles = makeStyles({
  root: { ...inRow(), alignItems: 'flex-start' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3 },
  touch: {
    '@media (max-width: 767.98px)': {
      display: 'inline-block',
      paddingBlock: tokens.spacingVerticalMNudge,
    },
  },
});

/** Who did what with which file or list item, where and when (ACTIVITY-16). */
export function ActivityRow({ item }: { item: ActivityItem }) {
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
            parts={{ name: <EditorName item={item} name={name} />, title: <Changed item={item} /> }}
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

function Changed({ item: { Title, ItemUrl } }: { item: ActivityItem }) {
  const styles = useStyles();
  const opensNewTab = useOpensNewTab();
  const { opensInNewTab } = useTexts().widgets;
  if (!ItemUrl) return <span className={styles.name}>{Title}</span>;
  return (
    <TextLink
      to={ItemUrl}
      opensNewTab={opensNewTab}
      label={opensNewTab ? format(opensInNewTab, { title: Title }) : undefined}
      className={styles.touch}
    >
      {Title}
    </TextLink>
  );
}

import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import type { ListedPage } from '#shared/contract/pages/pages';
import { pageBadges, type CenterItem } from '#shared/rules/pages/pageCenter';
import type { TextLanguage } from '#shared/rules/pages/textLanguage';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useNow } from '../../platform/useNow';
import { useTexts } from '../../texts/useTexts';
import { CardLink } from '../../ui/CardLink';
import { Clamped } from '../../ui/text/Clamped';
import { DateText } from '../../ui/text/DateText';
import {
  hyphenated,
  inRow,
  plainList,
  stacked,
  text200,
  title400,
  wrapped,
} from '../../ui/style/layout';
import { PageBadgeMark } from './PageBadgeMark';
import { PagePicture } from './PagePicture';

const narrow = '@media (max-width: 575.98px)';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '12rem minmax(0, 1fr) auto',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** PAGES-027. */
  leaving: { opacity: 0.5, pointerEvents: 'none' },
  /** Over the picture, so that nothing moves when rows are chosen. */
  chooser: {
    position: 'absolute',
    top: tokens.spacingHorizontalXL,
    insetInlineStart: tokens.spacingHorizontalXL,
    zIndex: 1,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  picture: { gridColumn: '1' },
  body: {
    ...stacked(tokens.spacingVerticalXS),
    gridColumn: '2',
    minWidth: 0,
    [narrow]: { gridColumn: '1' },
  },
  tools: {
    gridColumn: '3',
    position: 'relative',
    zIndex: 1,
    // Over the other end of the picture, so that the words have the whole width.
    [narrow]: {
      gridColumn: 'auto',
      position: 'absolute',
      top: tokens.spacingHorizontalXL,
      insetInlineEnd: tokens.spacingHorizontalXL,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  title: { ...title400, ...hyphenated, margin: 0, textWrap: 'pretty' },
  line: {
    ...wrapped(tokens.spacingHorizontalM),
    ...text200,
    alignItems: 'center',
    rowGap: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
  },
  site: inRow(tokens.spacingHorizontalXS),
  /** PAGES-021: two lines, about 2.85rem. */
  lead: { color: tokens.colorNeutralForeground2, lineHeight: '1.425rem', maxHeight: '2.85rem' },
  chips: { ...wrapped(tokens.spacingHorizontalXS), ...plainList },
  chip: {
    ...text200,
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
});

/** Sender tags of a row (PAGES-020). */
const maxSenders = 2;

interface PageRowProps {
  item: CenterItem;
  /** Of channels and languages, by their ids. */
  names: ReadonlyMap<string, string>;
  /** Senders and channels are shown (NEWS-60). */
  hasTags: boolean;
  /** The language of its words. */
  written: TextLanguage;
  /** It is being deleted. */
  isLeaving: boolean;
  /** Chooses it among others. */
  chooser?: ReactNode;
  /** The editors' actions on it. */
  tools?: ReactNode;
}

/** One page in the list of a center. Spec: content §2. */
export function PageRow({
  item,
  names,
  hasTags,
  written,
  isLeaving,
  chooser,
  tools,
}: PageRowProps) {
  const styles = useStyles();
  const texts = useTexts('pageCenter');
  const mayOpenTabs = useOpensNewTab();
  const { Title, Path, PublishedDate, Description, LanguageTermId, page } = item;
  const senders = hasTags ? item.SenderTags.slice(0, maxSenders) : [];
  const language = LanguageTermId && names.get(LanguageTermId.toLowerCase());
  const channels = (hasTags ? item.Channels : []).flatMap(
    ({ ChannelTermId, Label }) => names.get(ChannelTermId.toLowerCase()) ?? Label ?? [],
  );
  return (
    <article
      data-targeted={item.Key}
      className={mergeClasses(styles.root, isLeaving && styles.leaving)}
      inert={isLeaving}
    >
      {chooser && <div className={styles.chooser}>{chooser}</div>}
      <PagePicture item={item} className={styles.picture} />
      <div className={styles.body}>
        {page && <Badges page={page} />}
        <h2 className={styles.title} {...written}>
          <CardLink
            address={Path}
            title={Title}
            shown={Title}
            opensNewTab={mayOpenTabs && item.IsSharePointNews}
          />
        </h2>
        <div className={styles.line}>
          {item.IsSharePointNews && (
            <span className={styles.site}>
              <GlobeRegular aria-hidden fontSize={16} />
              {texts.sharePoint}
            </span>
          )}
          {PublishedDate && <DateText value={PublishedDate} style="day" />}
          {senders.length > 0 && <span>{senders.join(' | ')}</span>}
          {language && <span>{language}</span>}
        </div>
        {Description && (
          <div {...written}>
            <Clamped lines={2} className={styles.lead}>
              {Description}
            </Clamped>
          </div>
        )}
        {channels.length > 0 && <ChannelChips names={channels} />}
      </div>
      {tools && <div className={styles.tools}>{tools}</div>}
    </article>
  );
}

function Badges({ page }: { page: ListedPage }) {
  const styles = useStyles();
  const dates = [page.PublishingDate, page.ArchiveDate];
  const now = useNow(dates.flatMap((date) => (date === null ? [] : Date.parse(date))));
  const badges = pageBadges(page, new Date(now));
  return (
    badges.length > 0 && (
      <div className={styles.line}>
        {badges.map((badge) => (
          <PageBadgeMark key={badge} badge={badge} />
        ))}
      </div>
    )
  );
}

function ChannelChips({ names }: { names: readonly string[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.chips} aria-label={useTexts('pageCenter').filter.channels}>
      {[...new Set(names)].map((name) => (
        <li key={name} className={styles.chip}>
          {name}
        </li>
      ))}
    </ul>
  );
}

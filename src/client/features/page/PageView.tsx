import { useCallback, useState, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import type { Page } from '#shared/contract/pages/pages';
import { pageBadges } from '#shared/rules/pages/pageCenter';
import type { TextLanguage } from '#shared/rules/pages/textLanguage';
import { updatedDate } from '#shared/rules/time/updatedDate';
import { ChannelChip } from '../../audience/ChannelChip';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { useTextLanguages } from '../../data/targeting/useTextLanguages';
import { presentDate } from '../../platform/presentTime';
import { useTexts } from '../../texts/useTexts';
import { columnWidth } from '../../ui/text/columnWidth';
import { DateText } from '../../ui/text/DateText';
import { plainList, stacked, wrapped, text200 } from '../../ui/style/layout';
import { Picture } from '../../ui/Picture';
import { RichText } from '../../ui/text/RichText';
import { markHeadings, type PageHeading } from './contents/markHeadings';
import { useLinkedHeading } from './contents/useLinkedHeading';
import { PageFoot } from './PageFoot';
import { bannerSizes, pageBanner, pageTitle } from './pageTitle';
import type { PageWithNames, ShownPage } from './usePage';
import { usePageStyles } from './pageStyles';

const PageContents = lazyPart(() => import('./contents/PageContents'), 'PageContents');

/** From so many headings on a page says what is on it. */
const minHeadings = 3;

const beside = '@media (min-width: 1200px)';

const useStyles = makeStyles({
  head: { ...stacked(), marginBottom: tokens.spacingVerticalXL },
  title: pageTitle,
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
  },
  state: { fontStyle: 'italic' },
  language: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  chips: { ...wrapped(tokens.spacingHorizontalS), ...plainList },
  chip: {
    padding: `2px ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
  // The contents of a long page are beside its text where there is room.
  long: {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: `${columnWidth}px minmax(0, 1fr)`,
      columnGap: tokens.spacingHorizontalXXXL,
    },
  },
  text: { [beside]: { marginLeft: 0, marginRight: 0 } },
  contents: {
    maxWidth: `${columnWidth}px`,
    minHeight: '44px',
    margin: `0 auto ${tokens.spacingVerticalL}`,
    [beside]: {
      gridColumnStart: 2,
      gridRowStart: 1,
      alignSelf: 'start',
      position: 'sticky',
      top: tokens.spacingVerticalXXL,
      maxHeight: 'calc(100vh - 48px)',
      overflowY: 'auto',
    },
    '@media print': { display: 'none' },
  },
  root: { margin: `0 0 ${tokens.spacingVerticalXXL}` },
  picture: pageBanner,
  caption: {
    ...text200,
    maxWidth: `${columnWidth}px`,
    margin: `${tokens.spacingVerticalS} auto 0`,
    color: tokens.colorNeutralForeground3,
  },
});

interface PageViewProps extends Omit<PageWithNames, 'page'> {
  page: ShownPage;
  /** As somebody else would have it, who gets published pages alone. */
  isAsReader?: boolean;
  /** The actions on the page where it is read. */
  actions?: ReactNode;
  /** Below the page, where it is read. */
  children?: ReactNode;
}

/** A page to read. Spec: content §2. */
export function PageView({
  page,
  language,
  channels,
  isAsReader = false,
  actions,
  children,
}: PageViewProps) {
  const styles = useStyles();
  const frame = usePageStyles();
  const texts = useTexts().page;
  const written = useTextLanguages()(page.LanguageTermId);
  const { headings, arrange } = useHeadings();
  const isLong = headings.length >= minHeadings;
  // Readers get published pages alone; an editor sees that this is none.
  const badges = isAsReader ? [] : pageBadges(page, presentDate());
  const states = badges.filter((badge) => badge !== 'featured');
  const dateStyle = states.includes('scheduled') ? 'full' : 'day';
  return (
    <article className={frame.sheet}>
      <header className={mergeClasses(frame.column, styles.head, isLong && styles.text)}>
        <h1 className={styles.title} {...written}>
          {page.Title}
        </h1>
        <div className={styles.line}>
          {page.PublishingDate && <DateText value={page.PublishingDate} style={dateStyle} />}
          {states.map((state) => (
            <em key={state} className={styles.state}>
              {texts[state]}
            </em>
          ))}
          <UpdatedDate page={page} />
          {language && (
            <span className={styles.language}>
              <LocalLanguageRegular aria-hidden fontSize={16} />
              {language}
            </span>
          )}
        </div>
        {actions}
        {channels.length > 0 && (
          <ul className={styles.chips} aria-label={texts.channels}>
            {channels.map(({ id, name }) => (
              <li key={id} className={styles.chip}>
                {actions ? (
                  <ChannelChip ids={[id]} name={name}>
                    {name}
                  </ChannelChip>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        )}
      </header>
      <PageBanner page={page} written={written} isLong={isLong} />
      <div className={isLong ? styles.long : undefined}>
        {isLong && (
          <div className={styles.contents}>
            <Part failed={leftOut}>
              <PageContents headings={headings} written={written} />
            </Part>
          </div>
        )}
        <div className={mergeClasses(frame.column, isLong && styles.text)}>
          <div {...written}>
            <RichText html={page.Content} pictures={page.Pictures} arrange={arrange} />
          </div>
          <PageFoot page={page} />
          {children}
        </div>
      </div>
    </article>
  );
}

/** The headings of the text that is shown; an address that names one leads to it. */
function useHeadings() {
  const [headings, setHeadings] = useState<PageHeading[]>([]);
  const arrange = useCallback(
    (fragment: DocumentFragment) => setHeadings(markHeadings(fragment)),
    [],
  );
  useLinkedHeading(headings);
  return { headings, arrange };
}

function UpdatedDate({ page }: { page: Page }) {
  const [before, after] = useTexts().page.updated.split('{date}');
  const date = updatedDate(page);
  return (
    date && (
      <span>
        {before}
        <DateText value={date} style="day" />
        {after}
      </span>
    )
  );
}

interface PageBannerProps {
  page: Page;
  written: TextLanguage;
  /** The page's contents are beside its text. */
  isLong: boolean;
}

/** The banner with its caption; nothing without a picture. */
function PageBanner({ page, written, isLong }: PageBannerProps) {
  const styles = useStyles();
  if (!page.BannerImageUrl) return null;
  return (
    <figure className={styles.root} {...written}>
      <Picture
        source={page.BannerImageUrl}
        alt={page.BannerImageAltText ?? ''}
        backgroundOf={`page:${page.Id}`}
        sizes={bannerSizes}
        className={styles.picture}
        isFirst
      />
      {page.BannerImageText && (
        <figcaption className={mergeClasses(styles.caption, isLong && styles.text)}>
          {page.BannerImageText}
        </figcaption>
      )}
    </figure>
  );
}

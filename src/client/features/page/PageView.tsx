import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import type { Page } from '#shared/contract/pages';
import { useTexts } from '../../texts/useTexts';
import { DateText } from '../../ui/DateText';
import { plainList, stacked, wrapped, text200 } from '../../ui/layout';
import { Picture } from '../../ui/Picture';
import { RichText } from '../../ui/RichText';
import { CopyLinkButton } from './CopyLinkButton';
import { EditPageLink } from './EditPageLink';
import { PagePerson } from './PagePerson';
import { pageBanner, pageTitle } from './pageTitle';
import type { PageWithNames } from './usePage';
import { usePageStyles } from './pageStyles';
import { WhyButton } from './WhyButton';

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
  draft: { fontStyle: 'italic' },
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
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXXL,
    rowGap: tokens.spacingVerticalL,
    marginTop: tokens.spacingVerticalXXXL,
    paddingTop: tokens.spacingVerticalXL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  modified: { color: tokens.colorNeutralForeground3 },
  root: { margin: `0 0 ${tokens.spacingVerticalXXL}` },
  picture: pageBanner,
  caption: {
    ...text200,
    maxWidth: '656px',
    margin: `${tokens.spacingVerticalS} auto 0`,
    color: tokens.colorNeutralForeground3,
  },
});

interface PageViewProps extends PageWithNames {
  /** Below the page, where it is read. */
  children?: ReactNode;
}

/** A page to read. Spec: content §2. */
export function PageView({ page, language, channels, children }: PageViewProps) {
  const styles = useStyles();
  const frame = usePageStyles();
  const texts = useTexts().page;
  const [beforeDate, afterDate] = texts.lastModified.split('{date}');
  return (
    <article className={frame.sheet}>
      <header className={mergeClasses(frame.column, styles.head)}>
        <h1 className={styles.title}>{page.Title}</h1>
        <div className={styles.line}>
          {page.PublishingDate ? (
            <DateText value={page.PublishingDate} style="day" />
          ) : (
            <em className={styles.draft}>{texts.draft}</em>
          )}
          {language && (
            <span className={styles.language}>
              <LocalLanguageRegular aria-hidden fontSize={16} />
              {language}
            </span>
          )}
          <CopyLinkButton title={page.Title} />
          <WhyButton page={page} />
          <EditPageLink page={page} />
        </div>
        {channels.length > 0 && (
          <ul className={styles.chips} aria-label={texts.channels}>
            {channels.map((name) => (
              <li key={name} className={styles.chip}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </header>
      <PageBanner page={page} />
      <div className={frame.column}>
        <RichText html={page.Content} />
        <footer className={styles.foot}>
          {page.OwnerUserUpnId && (
            <PagePerson
              upn={page.OwnerUserUpnId}
              name={
                page.OwnerUserUpnId === page.ModifiedByUser?.UpnId
                  ? page.ModifiedByUser.DisplayName
                  : null
              }
              role={texts.owner}
            />
          )}
          <PagePerson
            upn={page.ModifiedByUserUpnId}
            name={page.ModifiedByUser?.DisplayName ?? null}
            role={texts.lastModifiedBy}
          />
          <span className={styles.modified}>
            {beforeDate}
            <DateText value={page.Modified} style="day" />
            {afterDate}
          </span>
        </footer>
        {children}
      </div>
    </article>
  );
}

/** The banner with its caption; nothing without a picture. */
function PageBanner({ page }: { page: Page }) {
  const styles = useStyles();
  if (!page.BannerImageUrl) return null;
  return (
    <figure className={styles.root}>
      <Picture
        source={page.BannerImageUrl}
        alt={page.BannerImageAltText ?? ''}
        backgroundOf={`page:${page.Id}`}
        className={styles.picture}
        isFirst
      />
      {page.BannerImageText && (
        <figcaption className={styles.caption}>{page.BannerImageText}</figcaption>
      )}
    </figure>
  );
}

import { useId } from 'react';
import { Avatar, Text, makeStyles, tokens } from '@fluentui/react-components';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '../../texts/format';
import { useCollaborationTexts } from '../../texts/collaboration';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/hiddenText';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { surface } from '../../ui/surface';
import { useFollowedSites, type SiteCard } from './useFollowedSites';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingHorizontalL, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    ...surface,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  text: { minWidth: 0 },
  title: { display: 'block', overflowWrap: 'anywhere' },
  address: { display: 'block', color: tokens.colorNeutralForeground3, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The SharePoint sites that the person follows. */
export function FollowedSites() {
  const styles = useStyles();
  const texts = useCollaborationTexts();
  const headingId = useId();
  const sites = useFollowedSites(texts.followed);
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={texts.followed} introduction={texts.followedIntroduction} />
      <WidgetFrame name={texts.followed} state={sites} placeholder={<RowsPlaceholder count={4} />} emptyText={texts.noFollowed}>
        {(items) => <ul className={styles.list}>{items.map((site) => <li key={site.Url}><SiteLink site={site} /></li>)}</ul>}
      </WidgetFrame>
    </section>
  );
}

function SiteLink({ site: { Title, Url, Acronym } }: { site: SiteCard }) {
  const styles = useStyles();
  const opensNewTab = useOpensNewTab();
  const { opensInNewTab } = useTexts().widgets;
  const { hidden } = useHiddenText();
  const target = opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={Url} className={styles.card} {...target}>
      <Avatar aria-hidden shape="square" size={40} color="colorful" name={Title} initials={Acronym} />
      <span className={styles.text}>
        <Text weight="semibold" className={styles.title}>{Title}</Text>
        <Text size={200} className={styles.address}>{URL.canParse(Url) ? new URL(Url).host + new URL(Url).pathname : Url}</Text>
        {opensNewTab && <span className={hidden}>{format(opensInNewTab, { title: '' })}</span>}
      </span>
    </a>
  );
}

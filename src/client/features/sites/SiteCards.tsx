import { Avatar, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { SiteCard, SiteTrait } from '#shared/rules/sites';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { AddressLink } from '../../ui/AddressLink';
import { useHiddenText } from '../../ui/hiddenText';
import { cardGrid, focusRing, inRow, oneLine, plainList } from '../../ui/layout';
import { surface } from '../../ui/surface';

const useStyles = makeStyles({
  list: { ...cardGrid('300px'), ...plainList },
  card: {
    ...surface,
    ...inRow(),
    ...focusRing(),
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  text: { minWidth: 0 },
  title: { display: 'block', overflowWrap: 'anywhere' },
  detail: { ...oneLine, display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Sites, each a link. */
export function SiteCards({ sites, label }: { sites: readonly SiteCard[]; label?: string }) {
  return (
    <ul className={useStyles().list} aria-label={label}>
      {sites.map((site) => (
        <li key={site.Url}>
          <SiteLink site={site} />
        </li>
      ))}
    </ul>
  );
}

function SiteLink({ site: { Title, Url, Acronym, Description, Traits = [] } }: { site: SiteCard }) {
  const styles = useStyles();
  const { traits } = useTexts('collaboration');
  const opensNewTab = useOpensNewTab();
  const { opensInNewTab } = useTexts().widgets;
  const { hidden } = useHiddenText();
  return (
    <AddressLink to={Url} opensNewTab={opensNewTab} className={styles.card}>
      <Avatar
        aria-hidden
        shape="square"
        size={40}
        color="colorful"
        name={Title}
        initials={Acronym}
      />
      <span className={styles.text}>
        <Text weight="semibold" className={styles.title}>
          {Title}
        </Text>
        <Text size={200} className={styles.detail}>
          {[...Traits.map((trait) => traits[trait]), Description ?? placeOf(Url, Traits)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {opensNewTab && <span className={hidden}>{format(opensInNewTab, { title: '' })}</span>}
      </span>
    </AddressLink>
  );
}

/** Where the site lies; the way through its group says nothing of that. */
function placeOf(address: string, traits: readonly SiteTrait[]): string {
  if (traits.length > 0) return '';
  return URL.canParse(address) ? new URL(address).host + new URL(address).pathname : address;
}

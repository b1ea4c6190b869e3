import { makeStyles, tokens } from '@fluentui/react-components';
import type { Profile } from '../../data/people/directory';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { AboutPanel } from './AboutPanel';
import { ContactPanel } from './ContactPanel';
import { OrganisationPanel } from './OrganisationPanel';
import { ProfileHead } from './ProfileHead';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalL), maxWidth: '1008px', margin: '0 auto' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    alignItems: 'start',
    '@media (min-width: 768px)': {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: tokens.spacingHorizontalL,
    },
  },
  aside: { minWidth: 0, '@media (min-width: 768px)': { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** The page of a person: the card on top, then about, contact and organisation (PEOPLE-35). */
export function ProfileView({ person }: { person: Profile }) {
  const styles = useStyles();
  const { profile } = useTexts('people');
  return (
    <article className={styles.root}>
      <WidgetBoundary name={profile.title}>
        <ProfileHead person={person} />
      </WidgetBoundary>
      <div className={styles.columns}>
        <WidgetBoundary name={profile.about}>
          <AboutPanel person={person} />
        </WidgetBoundary>
        <div className={styles.aside}>
          <WidgetBoundary name={profile.contact}>
            <ContactPanel person={person} />
          </WidgetBoundary>
        </div>
        <WidgetBoundary name={profile.organisation}>
          <OrganisationPanel person={person} />
        </WidgetBoundary>
      </div>
    </article>
  );
}

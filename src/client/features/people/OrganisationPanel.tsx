import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { isExternal, type Colleague } from '#shared/rules/people/people';
import type { Profile } from '../../data/people/directory';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { cardGrid, plainList, stacked } from '../../ui/style/layout';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { ColleagueRow } from './ColleagueRow';
import { Panel } from './Panel';
import { useOrganisation, type Organisation } from './useProfile';

const anchor = 'organisation';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  title: {
    display: 'block',
    margin: `0 0 ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground2,
  },
  list: { ...cardGrid('220px', tokens.spacingVerticalM), ...plainList },
});

/**
 * Whom the person reports to and who reports to them; not for people of other organisations
 * (PEOPLE-06).
 */
export function OrganisationPanel({ person }: { person: Profile }) {
  return isExternal(person) ? null : <OwnOrganisation person={person} />;
}

function OwnOrganisation({ person }: { person: Profile }) {
  const { profile } = useTexts('people');
  const state = useOrganisation(person.userPrincipalName, profile.organisation);
  useArrival(state.state !== 'loading');
  return (
    <Panel title={profile.organisation} anchor={anchor}>
      <WidgetFrame
        name={profile.organisation}
        state={state}
        placeholder={<RowsPlaceholder count={2} />}
        emptyText={profile.noOrganisation}
      >
        {(organisation) => <People organisation={organisation} name={person.displayName} />}
      </WidgetFrame>
    </Panel>
  );
}

function People({
  organisation: { manager, reports },
  name,
}: {
  organisation: Organisation;
  name: string;
}) {
  const styles = useStyles();
  const { profile } = useTexts('people');
  return (
    <div className={styles.root}>
      {manager && <Group title={profile.manager} people={[manager]} />}
      {reports.length > 0 && <Group title={format(profile.reports, { name })} people={reports} />}
    </div>
  );
}

function Group({ title, people }: { title: string; people: Colleague[] }) {
  const styles = useStyles();
  return (
    <div>
      <Text as="h3" size={200} weight="semibold" className={styles.title}>
        {title}
      </Text>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id}>
            <ColleagueRow person={person} isBrief />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An address that names this part leads to it, once its height is known. */
function useArrival(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash !== `#${anchor}`) return;
    const part = document.getElementById(anchor);
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, [isReady, hash]);
}

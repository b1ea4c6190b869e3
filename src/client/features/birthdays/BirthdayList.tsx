import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { GiftRegular } from '@fluentui/react-icons/svg/gift';
import { teamsChatAddress } from '#shared/rules/people/people';
import { colleagueFromSearch, type PersonHit } from '#shared/rules/people/peopleFromSearch';
import { usePhoto } from '../../data/people/usePhoto';
import { useSession } from '../../data/session/session';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { cardGrid, inRow, plainList } from '../../ui/style/layout';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { useRows } from '../../ui/list/rowsStyles';
import { TextLink } from '../../ui/TextLink';
import { surface } from '../../ui/style/surface';

const useStyles = makeStyles({
  grid: { ...cardGrid('300px'), ...plainList },
  card: surface,
  row: {
    ...inRow(),
    minWidth: 0,
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  words: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  department: { color: tokens.colorNeutralForeground2 },
  button: {
    flexShrink: 0,
    minWidth: '44px',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
  },
});

interface BirthdayListProps {
  id: string;
  people: readonly PersonHit[];
  /** Rows of a panel instead of cards. */
  isCompact?: boolean;
}

/** People with their department and a link to congratulate them. */
export function BirthdayList({ id, people, isCompact = false }: BirthdayListProps) {
  const [styles, rows] = [useStyles(), useRows()];
  return (
    <ul id={id} className={isCompact ? rows.list : styles.grid}>
      {people.map((hit, index) => (
        <li key={`${hit.AccountName ?? index}`} className={isCompact ? rows.item : styles.card}>
          <BirthdayCard hit={hit} />
        </li>
      ))}
    </ul>
  );
}

/**
 * One person: the photo only with a mail address (BIRTHDAY-07), the name leading to the profile
 * (BIRTHDAY-08), the congratulation by setting (BIRTHDAY-09).
 */
function BirthdayCard({ hit }: { hit: PersonHit }) {
  const styles = useStyles();
  const texts = useTexts('birthdays');
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpensNewTab();
  const { useTeamsCongratulations } = useSession().settings;
  const { userPrincipalName, displayName, department } = colleagueFromSearch(hit);
  const photo = usePhoto(hit.WorkEmail ? userPrincipalName : null, texts.failedName);
  const greeting = format(texts.greeting, { name: firstName(displayName) });
  return (
    <div className={styles.row}>
      <PersonAvatar name={displayName} size={48} {...photo} />
      <span className={styles.words}>
        {hit.Path ? (
          <TextLink
            to={hit.Path}
            opensNewTab={opensNewTab}
            label={opensNewTab ? format(opensInNewTab, { title: displayName }) : undefined}
            className={styles.name}
          >
            {displayName}
          </TextLink>
        ) : (
          <Text weight="semibold">{displayName}</Text>
        )}
        {department && (
          <Text size={200} className={styles.department}>
            {department}
          </Text>
        )}
      </span>
      {useTeamsCongratulations && hit.WorkEmail && (
        <Button
          as="a"
          appearance="subtle"
          className={styles.button}
          icon={<GiftRegular />}
          href={teamsChatAddress(hit.WorkEmail, greeting)}
          target="_blank"
          rel="noopener"
          title={texts.congratulate}
          aria-label={format(texts.congratulateName, { name: displayName })}
        />
      )}
    </div>
  );
}

/** The first word; of "Holm, Astrid" that after the comma. */
function firstName(name: string): string {
  const [last = '', first = ''] = name.split(',').map((part) => part.trim());
  return (first || last).split(/\s+/)[0] || name;
}

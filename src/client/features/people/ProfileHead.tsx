import { Badge, Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { isExternal } from '#shared/rules/people/people';
import type { Profile } from '../../data/people/directory';
import { useSession } from '../../data/session/session';
import { useOpening } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { inRow, stacked } from '../../ui/style/layout';
import { PersonActions } from '../../ui/person/PersonActions';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { TextLink } from '../../ui/TextLink';
import { pageOptions } from './allOptions';
import { useLargePhoto } from './useProfile';

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalXXL),
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundImage: `linear-gradient(${tokens.colorBrandBackground2}, ${tokens.colorNeutralBackground1} 70%)`,
    boxShadow: tokens.shadow2,
    '@media (max-width: 575.98px)': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: tokens.spacingVerticalL,
      padding: tokens.spacingHorizontalL,
    },
  },
  words: { ...stacked(tokens.spacingVerticalXS), minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    margin: 0,
    '@media (max-width: 767.98px)': {
      fontSize: tokens.fontSizeHero700,
      lineHeight: tokens.lineHeightHero700,
    },
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  external: { alignSelf: 'flex-start' },
  actions: {
    ...inRow(tokens.spacingHorizontalL),
    flexWrap: 'wrap',
    marginTop: tokens.spacingVerticalM,
  },
});

/**
 * The people card at the top of a person's page, with what only the page offers: editing the own
 * profile, and the profile outside the portal (PEOPLE-33, PEOPLE-35).
 */
export function ProfileHead({ person }: { person: Profile }) {
  const styles = useStyles();
  const texts = useTexts('people');
  const { opensInNewTab } = useTexts().widgets;
  const { settings, person: own } = useSession();
  const isOwn = person.userPrincipalName.toLowerCase() === own.upn.toLowerCase();
  const loadPhoto = useLargePhoto(person.userPrincipalName, texts.profile.title);
  const place = [person.department, person.officeLocation].filter(Boolean).join(' · ');
  const opens = useOpening();
  const outside = (address: string, text: string) => {
    const opensNewTab = opens(address);
    const label = opensNewTab ? format(opensInNewTab, { title: text }) : undefined;
    return (
      <TextLink to={address} opensNewTab={opensNewTab} label={label}>
        {text}
      </TextLink>
    );
  };
  return (
    <header className={styles.root}>
      <PersonAvatar name={person.displayName} size={128} loadPhoto={loadPhoto} />
      <div className={styles.words}>
        <Title1 as="h1" className={styles.name}>
          {person.displayName}
        </Title1>
        {person.jobTitle && <Text size={400}>{person.jobTitle}</Text>}
        {place && <Text className={styles.quiet}>{place}</Text>}
        {isExternal(person) && (
          <Badge appearance="tint" color="informative" className={styles.external}>
            {texts.card.external}
          </Badge>
        )}
        <div className={styles.actions}>
          {!isOwn && (
            <PersonActions
              person={person}
              options={pageOptions}
              useTeamsChat={settings.useTeamsChat}
            />
          )}
          {isOwn &&
            settings.officeProfileUrl &&
            outside(settings.officeProfileUrl, texts.profile.edit)}
          {person.fallbackUrl && outside(person.fallbackUrl, texts.profile.elsewhere)}
        </div>
      </div>
    </header>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Badge, Text, makeStyles, tokens } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { CallRegular } from '@fluentui/react-icons/svg/call';
import { LocationRegular } from '@fluentui/react-icons/svg/location';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import {
  cardFields,
  isExternal,
  type CardField,
  type CardOptions,
  type Colleague,
} from '#shared/rules/people/people';
import { useTexts } from '../../texts/useTexts';
import { inRow, square, stacked } from '../style/layout';
import { PersonAvatar } from '../PersonAvatar';
import type { LoadPicture } from '../../platform/useBlobAddress';
import { TextLink } from '../TextLink';

const icons: Record<CardField, ReactElement> = {
  department: <BuildingRegular />,
  officeLocation: <LocationRegular />,
  workPhone: <CallRegular />,
  mobilePhone: <PhoneRegular />,
  mail: <MailRegular />,
};

const useStyles = makeStyles({
  head: {
    ...inRow(tokens.spacingHorizontalL),
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { ...stacked(tokens.spacingVerticalXXS), minWidth: 0, overflowWrap: 'anywhere' },
  job: { color: tokens.colorNeutralForeground2 },
  external: { alignSelf: 'flex-start' },
  body: { ...stacked(), padding: tokens.spacingHorizontalL },
  fields: { ...stacked(tokens.spacingVerticalS), margin: 0 },
  field: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS, minWidth: 0 },
  icon: {
    flexShrink: 0,
    alignSelf: 'center',
    lineHeight: 0,
    fontSize: '20px',
    color: tokens.colorNeutralForeground3,
  },
  term: {
    ...square('1px'),
    position: 'absolute',
    clipPath: 'inset(50%)',
    overflow: 'hidden',
  },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
});

interface PersonCardProps {
  person: Colleague;
  /** Which optional fields show, where they have a value (PEOPLE-04, PEOPLE-34). */
  options: CardOptions;
  photo?: string;
  loadPhoto?: LoadPicture;
  /** Stands in for the fields while they are read, or says why they are missing. */
  instead?: ReactNode;
  /** The possible actions: chat, organisation chart, profile. */
  actions?: ReactNode;
}

/** A people card: photo or initials, name, job title and the optional fields (PEOPLE-02..04). */
export function PersonCard({
  person,
  options,
  photo,
  loadPhoto,
  instead,
  actions,
}: PersonCardProps) {
  const styles = useStyles();
  const { card } = useTexts('people');
  const fields = cardFields(person, options);
  return (
    <>
      <div className={styles.head}>
        <PersonAvatar name={person.displayName} size={72} photo={photo} loadPhoto={loadPhoto} />
        <div className={styles.words}>
          <Text weight="semibold" size={400}>
            {person.displayName}
          </Text>
          {person.jobTitle && <Text className={styles.job}>{person.jobTitle}</Text>}
          {isExternal(person) && (
            <Badge appearance="tint" color="informative" className={styles.external}>
              {card.external}
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.body}>
        {instead}
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map(({ field, value }) => (
              <div key={field} className={styles.field}>
                <dt className={styles.icon}>
                  <span aria-hidden>{icons[field]}</span>
                  <span className={styles.term}>{card[field]}</span>
                </dt>
                <dd className={styles.value}>
                  <FieldValue field={field} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {actions}
      </div>
    </>
  );
}

/** Numbers can be called and addresses written to. */
export function FieldValue({ field, value }: { field: CardField; value: string }) {
  if (field === 'mail')
    return (
      // Read as one word, wherever it parts.
      <TextLink to={`mailto:${value}`} label={value}>
        <MailAddress address={value} />
      </TextLink>
    );
  if (field === 'mobilePhone' || field === 'workPhone')
    return <TextLink to={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</TextLink>;
  return <Text>{value}</Text>;
}

/** An address that is wider than its line goes on at its @, and not within a name. */
function MailAddress({ address }: { address: string }) {
  const at = Math.max(0, address.lastIndexOf('@'));
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

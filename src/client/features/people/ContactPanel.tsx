import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { cardFields } from '#shared/rules/people/people';
import { propertyIn, type Profile } from '../../data/people/directory';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { fingerReach, stacked, text200 } from '../../ui/style/layout';
import { FieldValue } from '../../ui/person/PersonCard';
import { Panel } from './Panel';

const useStyles = makeStyles({
  list: { ...stacked(), margin: 0 },
  term: { ...text200, color: tokens.colorNeutralForeground2 },
  value: { margin: 0, overflowWrap: 'anywhere', '& > a': fingerReach },
});

/**
 * How the person is reached, where they sit, and the properties that the organisation has
 * configured (PEOPLE-35).
 */
export function ContactPanel({ person }: { person: Profile }) {
  const styles = useStyles();
  const { profile, card } = useTexts('people');
  const { myDetailsMsGraphProperties } = useSession().settings;
  const contact = cardFields(person, {
    workPhone: true,
    mobilePhone: true,
    mail: true,
    officeLocation: true,
  });
  const rows = myDetailsMsGraphProperties.flatMap((property) => {
    const [name = '', found] = propertyIn(person, property) ?? [];
    const value = textOf(found);
    return value ? [{ name, label: labelOf(name, profile.properties), value }] : [];
  });
  return (
    <Panel title={profile.contact}>
      <dl className={styles.list}>
        {contact.map(({ field, value }) => (
          <div key={field}>
            <dt className={styles.term}>{card[field]}</dt>
            <dd className={styles.value}>
              <FieldValue field={field} value={value} />
            </dd>
          </div>
        ))}
        {rows.map(({ name, label, value }) => (
          <div key={name}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.value}>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/**
 * A property that the catalogue does not know is shown by its own name: `costCenter` → `Cost
 * center`.
 */
function labelOf(name: string, labels: Readonly<Record<string, string>>): string {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { useHasLicence, useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { SectionHeading } from '../../ui/SectionHeading';
import { cardGrid, stacked } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalM),
  grid: cardGrid('280px'),
  card: { ...surface, ...stacked(tokens.spacingVerticalXS), padding: tokens.spacingVerticalL },
  title: { margin: 0 },
  words: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/** Topics of pages that Microsoft 365 fills: nothing leads people without a licence there. */
const forLicensed: readonly string[] = ['board', 'collaboration'];

/** How the portal is used, in a few words each, and whom to ask. */
export function HelpTopics() {
  const styles = useStyles();
  const { using, topics, searchOwn } = useTexts('help');
  const hasLicence = useHasLicence();
  const own = { ...topics, search: { ...topics.search, text: searchOwn } };
  const shown = Object.entries(hasLicence ? topics : own).filter(
    ([name]) => hasLicence || !forLicensed.includes(name),
  );
  return (
    <section aria-labelledby="help-using" className={styles.root}>
      <SectionHeading id="help-using" title={using} />
      <div className={styles.grid}>
        {shown.map(([name, { title, text }]) => (
          <div key={name} className={styles.card}>
            <Text as="h3" weight="semibold" block className={styles.title}>
              {title}
            </Text>
            <Text className={styles.words}>{text}</Text>
          </div>
        ))}
        <Support />
      </div>
    </section>
  );
}

/** Left out where the organisation names nobody. */
function Support() {
  const styles = useStyles();
  const { support } = useTexts('help');
  const { supportEmail, supportPhone } = useSession().settings;
  if (!supportEmail && !supportPhone) return null;
  return (
    <div className={styles.card}>
      <Text as="h3" weight="semibold" block className={styles.title}>
        {support.title}
      </Text>
      <Text className={styles.words}>{support.text}</Text>
      {supportEmail && <TextLink to={`mailto:${supportEmail}`}>{supportEmail}</TextLink>}
      {supportPhone && (
        <TextLink to={`tel:${supportPhone.replace(/\s/g, '')}`}>{supportPhone}</TextLink>
      )}
    </div>
  );
}

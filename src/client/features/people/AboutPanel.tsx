import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { About, Profile } from '../../data/people/directory';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { plainList, stacked, wrapped } from '../../ui/style/layout';
import { plainLines } from '../../ui/text/plainLines';
import { Panel } from './Panel';
import { useAbout } from './useProfile';
import { Skeleton, SkeletonItem } from '../../ui/widget/Skeleton';

const lists = ['skills', 'interests', 'responsibilities', 'schools', 'pastProjects'] as const;

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  about: { whiteSpace: 'pre-line', textWrap: 'pretty', overflowWrap: 'anywhere' },
  title: {
    display: 'block',
    marginBottom: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
  },
  chips: { ...wrapped(tokens.spacingHorizontalS), ...plainList },
  chip: {
    padding: `2px ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    overflowWrap: 'anywhere',
  },
});

/**
 * The person's own words about themselves; nothing where there are none, or where they are out of
 * reach.
 */
export function AboutPanel({ person }: { person: Profile }) {
  const styles = useStyles();
  const { profile, card } = useTexts('people');
  const state = useAbout(person.userPrincipalName, profile.about);
  if (state.state === 'loading')
    return (
      <Panel title={profile.about}>
        <Skeleton aria-label={format(card.loading, { name: profile.about })}>
          <SkeletonItem size={48} />
        </Skeleton>
      </Panel>
    );
  if (state.state !== 'ready' || !state.value || isBare(state.value)) return null;
  const about = state.value;
  return (
    <Panel title={profile.about}>
      <div className={styles.root}>
        {/* SharePoint's profile editor stores HTML; only its words are shown. */}
        {about.aboutMe && <Text className={styles.about}>{plainLines(about.aboutMe)}</Text>}
        {lists
          .filter((name) => about[name]?.length)
          .map((name) => (
            <div key={name}>
              <Text
                as="h3"
                size={200}
                weight="semibold"
                className={styles.title}
                style={{ marginTop: 0 }}
              >
                {profile[name]}
              </Text>
              <ul className={styles.chips}>
                {[...new Set(about[name])].map((entry) => (
                  <li key={entry} className={styles.chip}>
                    {entry}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </Panel>
  );
}

function isBare(about: About): boolean {
  return !about.aboutMe && lists.every((name) => !about[name]?.length);
}

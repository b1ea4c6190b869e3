import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { About, Profile } from '../../data/people/directory';
import { useTexts } from '../../texts/useTexts';
import { plainList, stacked, wrapped } from '../../ui/style/layout';
import { plainLines } from '../../ui/text/plainLines';
import { Panel } from './Panel';
import { useAbout } from './useProfile';
import { mapState } from '../../ui/widget/combineStates';
import { SkeletonItem } from '../../ui/widget/Skeleton';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';

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
 * The person's own words about themselves; nothing where there are none, or where they may not be
 * read.
 */
export function AboutPanel({ person }: { person: Profile }) {
  const { profile } = useTexts('people');
  const state = mapState(useAbout(person.userPrincipalName, profile.about), (about) => about ?? {});
  const isLeftOut =
    state.state === 'ready'
      ? isBare(state.value)
      : state.state === 'failed' && state.failure.status === 403;
  if (isLeftOut) return null;
  return (
    <Panel title={profile.about}>
      <WidgetFrame
        name={profile.about}
        state={state}
        placeholder={<SkeletonItem size={48} />}
        emptyText=""
      >
        {(about) => <Words about={about} />}
      </WidgetFrame>
    </Panel>
  );
}

function Words({ about }: { about: About }) {
  const styles = useStyles();
  const { profile } = useTexts('people');
  return (
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
  );
}

function isBare(about: About): boolean {
  return !about.aboutMe && lists.every((name) => !about[name]?.length);
}

import { Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { settingGroups, type SettingGroup } from '#shared/rules/settings/settingTable';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, focusRing, plainList, stacked, text300 } from '../../ui/style/layout';
import { SelectInput } from '../../ui/form/SelectInput';

/** Below this width the groups are chosen from a list that opens. */
const narrow = '@media (max-width: 991.98px)';

const useStyles = makeStyles({
  list: {
    ...plainList,
    ...stacked(tokens.spacingVerticalXXS),
    position: 'sticky',
    top: tokens.spacingVerticalL,
    [narrow]: { display: 'none' },
  },
  entry: {
    ...text300,
    ...focusRing('-2px'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '32px',
    ...fingerHeight,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '&[aria-current="true"]': {
      boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorSubtleBackgroundSelected,
      fontWeight: tokens.fontWeightSemibold,
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
  },
  none: { color: tokens.colorNeutralForeground3 },
  count: { flexShrink: 0, color: tokens.colorNeutralForeground2, fontWeight: 'normal' },
  select: { display: 'none', [narrow]: { display: 'grid' } },
  box: fingerHeight,
});

interface GroupChoiceProps {
  /** Without one: all. */
  chosen: SettingGroup | undefined;
  /** How many settings each group has to show. */
  counts: Readonly<Record<SettingGroup, number>>;
  choose: (group: SettingGroup | undefined) => void;
}

/** The groups of settings, beside them, or above them where there is no room. */
export function GroupChoice({ chosen, counts, choose }: GroupChoiceProps) {
  const styles = useStyles();
  const { group, groups, allGroups } = useTexts('featureSettings');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { name: undefined, title: allGroups, count: all },
    ...settingGroups.map((name) => ({ name, title: groups[name], count: counts[name] })),
  ];
  return (
    <nav aria-label={group}>
      <ul className={styles.list}>
        {entries.map(({ name, title, count }) => (
          <li key={title}>
            <button
              type="button"
              className={mergeClasses(styles.entry, count === 0 && styles.none)}
              aria-current={chosen === name}
              onClick={() => choose(name)}
            >
              {title}
              <span className={styles.count}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
      <Field label={group} className={styles.select}>
        <SelectInput
          className={styles.box}
          value={chosen ?? ''}
          onChange={(_, { value }) => choose(settingGroups.find((each) => each === value))}
        >
          {entries.map(({ name, title, count }) => (
            <option key={title} value={name ?? ''}>{`${title} (${count})`}</option>
          ))}
        </SelectInput>
      </Field>
    </nav>
  );
}

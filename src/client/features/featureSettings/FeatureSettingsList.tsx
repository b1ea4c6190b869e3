import {
  Button,
  Checkbox,
  Field,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { settingGroups, type SettingGroup } from '#shared/rules/settings/settingTable';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { fingerHeight, stacked, wrapped } from '../../ui/style/layout';
import { SectionHeading } from '../../ui/SectionHeading';
import { WhenVisible } from '../../ui/widget/WhenVisible';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { surface } from '../../ui/style/surface';
import { groupOf } from './findSettings';
import { GroupChoice } from './GroupChoice';
import { SettingRow } from './SettingRow';
import { useSettingsInForce, type SettingInForce } from './useFeatureSettings';
import { useFoundSettings } from './useFoundSettings';
import { SkeletonItem } from '../../ui/widget/Skeleton';
import { SearchInput } from '../../ui/form/SearchInput';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXXL),
  tools: {
    ...wrapped(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`),
    alignItems: 'flex-end',
  },
  search: { flex: '1 1 320px', maxWidth: '480px' },
  // Beside the field, not beside the hint below it.
  besideField: {
    '@media (min-width: 768px)': {
      marginBottom: `calc(${tokens.lineHeightBase200} + ${tokens.spacingVerticalXXS})`,
    },
  },
  // The groups stand beside the settings while there is room for both.
  columns: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 991.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  groups: stacked(tokens.spacingVerticalXXL),
  box: { maxWidth: '100%', ...fingerHeight },
  count: {
    color: tokens.colorNeutralForeground2,
    marginInlineStart: 'auto',
    minHeight: '32px',
    alignContent: 'center',
  },
  rows: { ...surface, '& > * + *': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  none: { ...stacked(), alignItems: 'center', padding: tokens.spacingVerticalXXXL },
  placeholder: stacked(tokens.spacingVerticalS),
});

/** Pixels that a row is high at least. */
const rowHeight = 100;

/**
 * Every feature setting of the table, by group, with a search over titles, sentences, keys and
 * synonyms (ADMIN-14).
 */
export function FeatureSettingsList() {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  return (
    <WidgetFrame
      name={texts.name}
      state={useSettingsInForce()}
      placeholder={
        <div className={styles.placeholder}>
          {[0, 1, 2, 3, 4, 5].map((key) => (
            <SkeletonItem key={key} style={{ height: rowHeight }} />
          ))}
        </div>
      }
      emptyText={texts.none}
    >
      {(settings) => <Found settings={settings} />}
    </WidgetFrame>
  );
}

function Found({ settings }: { settings: readonly SettingInForce[] }) {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  const locale = useLocale();
  const { wanted, want, wantAll, count, counts, shown, ...row } = useFoundSettings(settings);
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <Field label={texts.search} hint={texts.searchHint} className={styles.search}>
          <SearchInput
            className={styles.box}
            value={wanted.words}
            onChange={(_, { value }) => want({ words: value })}
          />
        </Field>
        <Checkbox
          className={styles.besideField}
          label={texts.onlyChanged}
          checked={wanted.onlyChanged}
          onChange={(_, { checked }) => want({ onlyChanged: checked === true })}
        />
        <Text role="status" className={mergeClasses(styles.count, styles.besideField)}>
          {plural(texts.found, count, locale)}
        </Text>
      </div>
      <div className={styles.columns}>
        <GroupChoice chosen={wanted.group} counts={counts} choose={(group) => want({ group })} />
        <div className={styles.groups}>
          {count === 0 && (
            <div className={styles.none}>
              <Text>{texts.none}</Text>
              <Button onClick={wantAll}>{texts.clearSearch}</Button>
            </div>
          )}
          {settingGroups.map((group) => (
            <Group
              key={group}
              group={group}
              settings={shown.filter(({ key }) => groupOf(key) === group)}
              {...row}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface GroupProps extends Pick<ReturnType<typeof useFoundSettings>, 'noteUnsaved' | 'keep'> {
  group: SettingGroup;
  settings: readonly SettingInForce[];
}

function Group({ group, settings, noteUnsaved, keep }: GroupProps) {
  const styles = useStyles();
  const { groups } = useTexts('featureSettings');
  if (settings.length === 0) return null;
  return (
    <section aria-labelledby={`settings-${group}`}>
      <SectionHeading id={`settings-${group}`} title={groups[group]} />
      <WhenVisible placeholder={<div style={{ height: settings.length * rowHeight }} />}>
        <div className={styles.rows}>
          {settings.map((setting) => (
            <SettingRow
              key={setting.key}
              setting={setting}
              onUnsaved={noteUnsaved}
              onReset={keep}
            />
          ))}
        </div>
      </WhenVisible>
    </section>
  );
}

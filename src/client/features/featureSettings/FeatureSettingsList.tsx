import {
  Button,
  Checkbox,
  Field,
  SearchBox,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { settingDefinition, settingGroups } from '#shared/rules/settings/settingTable';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { stacked, wrapped } from '../../ui/style/layout';
import { SectionHeading } from '../../ui/SectionHeading';
import { WhenVisible } from '../../ui/widget/WhenVisible';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { surface } from '../../ui/style/surface';
import { SettingRow } from './SettingRow';
import { useSettingsInForce, type SettingInForce } from './useFeatureSettings';
import { useFoundSettings } from './useFoundSettings';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXXL),
  tools: {
    ...wrapped(`${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`),
    alignItems: 'flex-end',
  },
  search: { flex: '1 1 320px', maxWidth: '480px' },
  box: { maxWidth: '100%', '@media (max-width: 767.98px)': { minHeight: '44px' } },
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
const rowHeight = 84;

/**
 * Every feature setting of the table, by group, with a search over names and explanations
 * (ADMIN-14).
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
  const { wanted, want, wantAll, count, shown, noteUnsaved, keep } = useFoundSettings(settings);
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <Field label={texts.search} hint={texts.searchHint} className={styles.search}>
          <SearchBox
            className={styles.box}
            value={wanted.words}
            onChange={(_, { value }) => want({ words: value })}
          />
        </Field>
        <Checkbox
          label={texts.onlyChanged}
          checked={wanted.onlyChanged}
          onChange={(_, { checked }) => want({ onlyChanged: checked === true })}
        />
        <Text role="status" className={styles.count}>
          {plural(texts.found, count, locale)}
        </Text>
      </div>
      {count === 0 && (
        <div className={styles.none}>
          <Text>{texts.none}</Text>
          <Button onClick={wantAll}>{texts.clearSearch}</Button>
        </div>
      )}
      {settingGroups.map((group) => {
        const own = shown.filter(({ key }) => settingDefinition(key).group === group);
        return (
          own.length > 0 && (
            <section key={group} aria-labelledby={`settings-${group}`}>
              <SectionHeading id={`settings-${group}`} title={texts.groups[group]} />
              <WhenVisible placeholder={<div style={{ height: own.length * rowHeight }} />}>
                <div className={styles.rows}>
                  {own.map((setting) => (
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
          )
        );
      })}
    </div>
  );
}

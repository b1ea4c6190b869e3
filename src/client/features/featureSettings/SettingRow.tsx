import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Badge, Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { defaultOf, settingDefinition, settingProblem } from '#shared/rules/settings/settingTable';
import type { SettingKey } from '#shared/rules/settings/settings';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { fingerSquare, inRow, stacked } from '../../ui/style/layout';
import { UnsavedQuestion } from '../../ui/leave/UnsavedQuestion';
import { useFocusFallback } from '../../ui/leave/useFocusFallback';
import { SettingHistory } from './SettingHistory';
import { SettingInput } from './SettingInput';
import { SettingTrouble } from './SettingTrouble';
import { settingWords } from './settingWords';
import type { SettingInForce } from './useFeatureSettings';
import { useSettingEntry } from './useSettingEntry';
import { useSwitch } from './useSwitch';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 280px) auto',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInline: tokens.spacingHorizontalM,
    },
  },
  words: { ...stacked(tokens.spacingVerticalXXS), minWidth: 0 },
  head: { ...inRow(tokens.spacingHorizontalS), flexWrap: 'wrap' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  about: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  key: { fontFamily: tokens.fontFamilyMonospace, userSelect: 'all' },
  // On a phone the field and its buttons share the line below the words, so that the keyboard meets
  // them in the order in which they are seen.
  above: { [phone]: { gridColumn: '1 / -1' } },
  // Fields are as wide as there is room, also where a colour brings its picker along.
  value: {
    ...stacked(tokens.spacingVerticalS),
    minWidth: 0,
    '& .fui-Input, & .fui-Select, & .fui-Textarea': { minWidth: 0 },
    '& .fui-Input__input': { minWidth: 0, width: '100%' },
  },
  wide: { gridColumn: '1 / -1', gridRow: 2 },
  actions: { display: 'flex', gridColumn: '-2 / -1', minWidth: '64px', justifyContent: 'flex-end' },
  action: fingerSquare,
  submit: { display: 'flex', gap: tokens.spacingHorizontalS },
  failure: { gridColumn: '1 / -1', ':empty': { display: 'none' } },
});

interface SettingRowProps {
  setting: SettingInForce;
  /**
   * Called when something is entered that is not saved, and when nothing is any more. Must stay the
   * same function.
   */
  onUnsaved: (key: SettingKey, isUnsaved: boolean) => void;
  /** Called before it is reset, so that it stays where it is. */
  onReset: (key: SettingKey) => void;
}

/**
 * One setting: what it does, what it is, what it was, and the way back to its default. A switch is
 * stored at once, everything else with Save.
 */
export const SettingRow = memo(function SettingRow({
  setting,
  onUnsaved,
  onReset,
}: SettingRowProps) {
  const styles = useStyles();
  const { key } = setting;
  const title = useTexts('settingTitles').titles[key];
  const { type } = settingDefinition(key);
  const editor = useSettingEntry(setting);
  const { failure, conflict, deletion } = editor;
  const isTroubled = Boolean(failure ?? conflict ?? deletion);
  const { values, change, errors, isChanged, isSaving, submit, saveWith, element } = editor.form;
  useEffect(() => onUnsaved(key, isChanged), [key, isChanged, onUnsaved]);
  const [isHistoryShown, setHistoryShown] = useState(false);
  const isSwitch = type.kind === 'switch';
  const isWide = type.kind === 'list' || type.kind === 'fields';
  const press = useSwitch(editor);
  const save = (Value: unknown) => (isSwitch ? press(Value) : saveWith({ Value }));
  const take = (Value: unknown) => (isSwitch ? press(Value) : change({ Value }));
  // In the order in which they are seen: a wide field is below the buttons.
  const entry = (
    <div key="entry" data-entry className={mergeClasses(styles.value, isWide && styles.wide)}>
      <SettingInput
        label={title}
        isLabelHidden
        type={type}
        value={values.Value === undefined ? defaultOf(key) : values.Value}
        problem={errors.Value ? settingProblem(key, values.Value) : undefined}
        onChange={take}
      />
      {isChanged && !(isSwitch && isSaving) && <SettingSubmit editor={editor} />}
    </div>
  );
  const actions = (
    <SettingActions
      key="actions"
      setting={setting}
      form={element}
      reset={() => {
        onReset(key);
        save(undefined);
      }}
      showHistory={() => setHistoryShown(true)}
    />
  );
  return (
    <form
      ref={element}
      className={styles.root}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SettingWords setting={setting} isUnsaved={isChanged} isWide={isWide} />
      {isWide ? [actions, entry] : [entry, actions]}
      <div className={styles.failure}>
        {isTroubled && <SettingTrouble settingKey={key} editor={editor} />}
      </div>
      {isHistoryShown && (
        <SettingHistory setting={setting} save={save} close={() => setHistoryShown(false)} />
      )}
    </form>
  );
});

/**
 * Buttons that are there only as long as there is something to do: when they go, the keyboard is in
 * the field that they belong to.
 */
function Passing({
  form,
  className,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  className?: string;
  children: ReactNode;
}) {
  const own = useRef<HTMLDivElement>(null);
  useFocusFallback(own, () => fieldIn(form));
  return (
    <div ref={own} className={className}>
      {children}
    </div>
  );
}

/** The field that the buttons belong to, or the first part of one that is a list. */
function fieldIn({ current }: RefObject<HTMLFormElement | null>) {
  const fields = ['input', 'select', 'textarea', 'button'];
  return current?.querySelector<HTMLElement>(fields.map((field) => `[data-entry] ${field}`).join());
}

interface SettingWordsProps {
  setting: SettingInForce;
  isUnsaved: boolean;
  isWide: boolean;
}

/** The setting's name and purpose, and whether it is changed or unsaved. */
function SettingWords({ setting: { key, isDifferent }, isUnsaved, isWide }: SettingWordsProps) {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  const names = useTexts('settingTitles');
  const sentences = useTexts('settingSentences');
  const value = settingWords(key, defaultOf(key), { ...texts, names }, useLocale());
  return (
    <div className={mergeClasses(styles.words, !isWide && styles.above)}>
      <div className={styles.head}>
        <Text className={styles.name}>{names.titles[key]}</Text>
        {isDifferent && (
          <Badge appearance="tint" size="small">
            {texts.changed}
          </Badge>
        )}
        {isUnsaved && (
          <Badge appearance="tint" color="warning" size="small">
            {texts.notSaved}
          </Badge>
        )}
      </div>
      <Text size={200} className={styles.about}>
        {sentences[key]}
      </Text>
      <Text size={200} className={styles.quiet}>
        {format(texts.defaultValue, { value })} · {texts.seenBy[settingDefinition(key).seenBy]}
      </Text>
      <Text size={200} className={styles.quiet}>
        <code className={styles.key}>{key}</code>
      </Text>
    </div>
  );
}

function SettingSubmit({ editor }: { editor: ReturnType<typeof useSettingEntry> }) {
  const { giveUp, conflict, deletion } = editor;
  const { element, isSaving } = editor.form;
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const [isAsked, setAsked] = useState(false);
  // A conflict or a deletion by somebody else has asked already.
  const cancel = (conflict ?? deletion) ? giveUp : () => setAsked(true);
  const discard = () => {
    giveUp();
    // The keyboard is in the question, which goes with the buttons.
    setTimeout(() => fieldIn(element)?.focus());
  };
  return (
    <Passing form={element} className={styles.submit}>
      <Button
        className={styles.action}
        appearance="primary"
        type="submit"
        disabledFocusable={isSaving}
      >
        {isSaving ? forms.saving : forms.save}
      </Button>
      <Button className={styles.action} onClick={cancel}>
        {forms.cancel}
      </Button>
      {isAsked && <UnsavedQuestion discard={discard} stay={() => setAsked(false)} />}
    </Passing>
  );
}

interface SettingActionsProps {
  setting: SettingInForce;
  form: RefObject<HTMLFormElement | null>;
  reset: () => void;
  showHistory: () => void;
}

/** The way back to the default, where it has another value, and to what it was. */
function SettingActions({ setting, form, reset, showHistory }: SettingActionsProps) {
  const styles = useStyles();
  const texts = useTexts('featureSettings');
  const { forms } = useTexts('editing');
  const { key, isDifferent } = setting;
  const name = useTexts('settingTitles').titles[key];
  return (
    <div className={styles.actions}>
      {isDifferent && (
        <Passing form={form}>
          <Button
            className={styles.action}
            appearance="subtle"
            icon={<ArrowResetRegular />}
            title={texts.reset}
            aria-label={format(texts.resetThis, { name })}
            onClick={reset}
          />
        </Passing>
      )}
      <Button
        className={styles.action}
        appearance="subtle"
        icon={<HistoryRegular />}
        title={forms.history}
        aria-label={format(texts.historyOf, { name })}
        onClick={showHistory}
      />
    </div>
  );
}

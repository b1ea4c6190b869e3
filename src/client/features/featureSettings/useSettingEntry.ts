import { useState } from 'react';
import { defaultOf, settingProblem } from '#shared/rules/settingTable';
import { useForm } from '../../ui/useForm';
import { isSameValue } from './isSameValue';
import { useSettingWriter, type SettingInForce } from './useFeatureSettings';

interface Base {
  /** What the entry began with. */
  initial: { Value: unknown };
  isStored: boolean;
  /** What the page knew then. */
  seen: SettingInForce;
  /** It came of the own save, during which something else may have been entered. */
  keepsEntered: boolean;
}

/**
 * What is entered for a setting, and the saving of it. An entry begins with what is stored and goes
 * on from each save of its own; what somebody else stores meanwhile replaces it only when nothing
 * was entered, or the same.
 */
export function useSettingEntry(setting: SettingInForce) {
  const { key, value, isStored } = setting;
  const [base, setBase] = useState<Base>(() => baseOf(setting));
  const writer = useSettingWriter({ key, value: base.initial.Value, isStored: base.isStored });
  const goOn = (Value: unknown) =>
    setBase({ initial: { Value }, isStored: true, seen: setting, keepsEntered: true });
  const form = useForm({
    ...base,
    validate: ({ Value }) => (settingProblem(key, Value) ? { Value: key } : {}),
    save: ({ Value }) => writer.save(Value, () => goOn(Value)),
  });
  const isNews = base.seen.isStored !== isStored || !isSameValue(base.seen.value, value);
  if (isNews && (!form.isChanged || isSameValue(form.values.Value, value)))
    setBase(baseOf(setting));
  return {
    form,
    failure: writer.failure,
    save: (Value: unknown) => writer.save(Value, () => goOn(Value)),
    overwrite: () => writer.overwrite(goOn),
    /** Gives up what was entered as well. */
    reset: () =>
      writer.reset(() =>
        setBase({
          initial: { Value: defaultOf(key) },
          isStored: false,
          seen: setting,
          keepsEntered: false,
        }),
      ),
    giveUp: () => {
      setBase(baseOf(setting));
      writer.forget();
    },
  };
}

function baseOf(setting: SettingInForce): Base {
  return {
    initial: { Value: setting.value },
    isStored: setting.isStored,
    seen: setting,
    keepsEntered: false,
  };
}

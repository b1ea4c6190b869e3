import { useState } from 'react';
import { defaultOf, settingProblem } from '#shared/rules/settingTable';
import { useForm } from '../../ui/useForm';
import { isSameValue } from '#shared/rules/isSameValue';
import { useSettingWriter, type SettingInForce, type TakenSetting } from './useFeatureSettings';

interface Base {
  /** What the entry began with. */
  initial: { Value: unknown };
  /** The version of it; without one it is the default. */
  Modified: string | undefined;
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
  const { key, value, Modified } = setting;
  const [base, setBase] = useState<Base>(() => baseOf(setting));
  const writer = useSettingWriter({ key, value: base.initial.Value, Modified: base.Modified });
  const goOn = (taken: TakenSetting) =>
    setBase({
      initial: { Value: taken ? taken.Value : defaultOf(key) },
      Modified: taken?.Modified,
      seen: setting,
      keepsEntered: taken !== undefined,
    });
  const form = useForm({
    ...base,
    validate: ({ Value }) => (settingProblem(key, Value) ? { Value: key } : {}),
    save: ({ Value }) => writer.save(Value, goOn),
  });
  const isNews = base.seen.Modified !== Modified || !isSameValue(base.seen.value, value);
  if (isNews && (!form.isChanged || isSameValue(form.values.Value, value)))
    setBase(baseOf(setting));
  return {
    form,
    failure: writer.failure,
    save: (Value: unknown) => writer.save(Value, goOn),
    overwrite: () => writer.overwrite(goOn),
    /** Gives up what was entered as well. */
    reset: () => writer.reset(goOn),
    giveUp: () => {
      setBase(baseOf(setting));
      writer.forget();
    },
  };
}

function baseOf(setting: SettingInForce): Base {
  return {
    initial: { Value: setting.value },
    Modified: setting.Modified,
    seen: setting,
    keepsEntered: false,
  };
}

import type { ReactNode } from 'react';
import type { SettingProblem, SettingType } from '#shared/rules/settings/settingTypes';

export interface SettingInputProps<Type extends SettingType = SettingType> {
  /** Name of the setting, or of the part of it. */
  label: string;
  /** The label stands elsewhere already. */
  isLabelHidden?: boolean;
  type: Type;
  value: unknown;
  onChange: (value: unknown) => void;
  problem: SettingProblem | undefined;
}

/** Draws the field for a part of a value. */
export type DrawPart = (props: SettingInputProps) => ReactNode;

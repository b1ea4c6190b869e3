import { useId, type ReactNode } from 'react';
import { Field, Input, Select, Switch, Textarea } from '@fluentui/react-components';
import type { SettingProblem, SettingType } from '#shared/rules/settingTypes';
import { format } from '../../texts/format';
import { useFeatureSettingsTexts } from '../../texts/useFeatureSettingsTexts';
import { SettingFields } from './SettingFields';
import { SettingList } from './SettingList';
import { TermSelect } from './TermSelect';

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

/** The field for a value of this type. Parts of a value have fields of their own. */
export function SettingInput(props: SettingInputProps): ReactNode {
  const { type } = props;
  switch (type.kind) {
    case 'list':
      return <SettingList {...props} type={type} />;
    case 'fields':
      return <SettingFields {...props} type={type} />;
    case 'byName':
      return null;
    default:
      return <SimpleInput {...props} type={type} />;
  }
}

type Simple = Exclude<SettingType, { kind: 'list' | 'fields' | 'byName' }>;

function SimpleInput(props: SettingInputProps<Simple>) {
  const { label, isLabelHidden, problem } = props;
  const { flaws } = useFeatureSettingsTexts();
  const message = problem?.path.length === 0 ? format(flaws[problem.flaw], { ...problem.details }) : undefined;
  // The label stays for screen readers where it is not seen.
  return (
    <Field label={isLabelHidden ? undefined : label} validationMessage={message}>
      <Control {...props} isLabelHidden={isLabelHidden} />
    </Field>
  );
}

/** Field gives it its label and message. */
function Control({ label, isLabelHidden, type, value, onChange, ...field }: SettingInputProps<Simple>) {
  const texts = useFeatureSettingsTexts();
  const zonesId = useId();
  const { problem: _, ...given } = field;
  const own = { ...given, ...(isLabelHidden && { 'aria-label': label }) };
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const take = (_event: unknown, data: { value: string }) => onChange(data.value);
  switch (type.kind) {
    case 'switch':
      return <Switch {...own} checked={value === true} label={value === true ? texts.on : texts.off} onChange={(_event, { checked }) => onChange(checked)} />;
    case 'number':
      return <Input {...own} inputMode="numeric" value={shown} onChange={(_event, data) => onChange(/^-?\d+$/.test(data.value.trim()) ? Number(data.value) : data.value)} />;
    case 'choice':
      return <Select {...own} value={shown} onChange={take}>{type.options.map((option) => <option key={option} value={option}>{option || texts.emptyChoice}</option>)}</Select>;
    case 'term':
      return <TermSelect {...own} of={type.of} value={shown} onChange={onChange} />;
    case 'text':
      return type.most ? <Input {...own} value={shown} onChange={take} /> : <Textarea {...own} value={shown} resize="vertical" onChange={take} />;
    case 'colour':
      return <Input {...own} value={shown} onChange={take} contentBefore={<input type="color" tabIndex={-1} aria-hidden value={/^#[0-9a-f]{6}$/i.test(shown) ? shown : '#000000'} onChange={({ target }) => onChange(target.value)} />} />;
    case 'zone':
      return (
        <>
          <Input {...own} value={shown} list={zonesId} onChange={take} />
          <datalist id={zonesId}>{Intl.supportedValuesOf('timeZone').map((zone) => <option key={zone} value={zone} />)}</datalist>
        </>
      );
    default:
      return <Input {...own} type={type.kind === 'address' ? 'url' : type.kind === 'email' ? 'email' : 'text'} value={shown} onChange={(_event, data) => onChange(data.value.trim())} />;
  }
}

import { useId } from 'react';
import { Field, Input, Switch, Textarea } from '@fluentui/react-components';
import type { SettingType } from '#shared/rules/settings/settingTypes';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import type { SettingInputProps } from './settingInputProps';
import { optionName } from './settingWords';
import { TermSelect } from './TermSelect';
import { SelectInput } from '../../ui/form/SelectInput';

type Simple = Exclude<SettingType, { kind: 'list' | 'fields' | 'byName' }>;

/** The field for a value without parts. */
export function SimpleInput(props: SettingInputProps<Simple>) {
  const { label, isLabelHidden, problem } = props;
  const { flaws } = useTexts('featureSettings');
  const message =
    problem?.path.length === 0 ? format(flaws[problem.flaw], { ...problem.details }) : undefined;
  // The label stays for screen readers where it is not seen.
  return (
    <Field label={isLabelHidden ? undefined : label} validationMessage={message}>
      <Control {...props} isLabelHidden={isLabelHidden} />
    </Field>
  );
}

/** `Field` gives it its label and message. */
function Control({
  label,
  isLabelHidden,
  type,
  value,
  onChange,
  problem,
  ...field
}: SettingInputProps<Simple>) {
  const texts = useTexts('featureSettings');
  const names = useTexts('settingTitles');
  const own = {
    ...field,
    ...(problem && { 'aria-invalid': true }),
    ...(isLabelHidden && { 'aria-label': label }),
  };
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const take = (_event: unknown, data: { value: string }) => onChange(data.value);
  switch (type.kind) {
    case 'switch':
      return (
        <Switch
          {...own}
          checked={value === true}
          label={value === true ? texts.on : texts.off}
          onChange={(_event, { checked }) => onChange(checked)}
        />
      );
    case 'number':
      return (
        <Input
          {...own}
          inputMode="numeric"
          value={shown}
          onChange={(_event, data) =>
            onChange(/^-?\d+$/.test(data.value.trim()) ? Number(data.value) : data.value)
          }
        />
      );
    case 'choice':
      return (
        <SelectInput {...own} value={shown} onChange={take}>
          {type.options.map((option) => (
            <option key={option} value={option}>
              {optionName(option, type.options, names)}
            </option>
          ))}
        </SelectInput>
      );
    case 'term':
      return <TermSelect {...own} of={type.of} value={shown} onChange={onChange} />;
    case 'text':
      return type.max ? (
        <Input {...own} value={shown} onChange={take} />
      ) : (
        <Textarea {...own} value={shown} resize="vertical" onChange={take} />
      );
    case 'colour':
      return <ColourInput {...own} shown={shown} onChange={onChange} />;
    case 'zone':
      return <ZoneInput {...own} shown={shown} onChange={onChange} />;
    default:
      return (
        <Input
          {...own}
          type={inputTypes[type.kind]}
          value={shown}
          onChange={(_event, data) => onChange(data.value.trim())}
        />
      );
  }
}

const inputTypes = { address: 'url', personAddress: 'url', email: 'email', guid: 'text' } as const;

interface TypedInputProps {
  shown: string;
  onChange: (value: string) => void;
}

/** The colour as text, for exactness, and the browser's own picker beside it. */
function ColourInput({ shown, onChange, ...own }: TypedInputProps) {
  const picker = (
    <input
      type="color"
      tabIndex={-1}
      aria-hidden
      value={/^#[0-9a-f]{6}$/i.test(shown) ? shown : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <Input
      {...own}
      value={shown}
      contentBefore={picker}
      onChange={(_event, { value }) => onChange(value.trim())}
    />
  );
}

function ZoneInput({ shown, onChange, ...own }: TypedInputProps) {
  const listId = useId();
  return (
    <>
      <Input
        {...own}
        value={shown}
        list={listId}
        onChange={(_event, { value }) => onChange(value.trim())}
      />
      <datalist id={listId}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

import { Field } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { SourceNotice } from '../../../ui/widget/SourceNotice';
import { useLabels } from './useLabels';
import { SelectInput } from '../../../ui/form/SelectInput';

interface LabelFieldProps {
  /** Id of the label; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** The sensitivity label of a new site, where the organisation has some. */
export function LabelField({ value, onChange }: LabelFieldProps) {
  const texts = useTexts('createSite');
  const state = useLabels(texts.label);
  if (state.state === 'failed')
    return <SourceNotice name={texts.label} failure={state.failure} reload={state.reload} />;
  if (state.state !== 'ready') return null;
  return (
    <Field label={texts.label}>
      <SelectInput value={value} onChange={(_, { value: chosen }) => onChange(chosen)}>
        <option value="">{texts.noLabel}</option>
        {state.value.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

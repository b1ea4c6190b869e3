import { Field } from '@fluentui/react-components';
import { useLast } from '../../../data/read/useLast';
import { useTexts } from '../../../texts/useTexts';
import type { InfoboxFormPart } from './InfoboxForm';
import { useAreas } from './useAreas';
import { useZoneName } from './useZoneName';
import { SelectInput } from '../../../ui/form/SelectInput';
import { SourceNotice } from '../../../ui/widget/SourceNotice';

const keyOf = (zone: { RouteId: string; AreaId: string }) => `${zone.RouteId} ${zone.AreaId}`;

/**
 * On which page and where on it the infobox stands; areas that cannot be read are told, with
 * another try.
 */
export function ZoneField({ values, errors, change }: InfoboxFormPart) {
  const texts = useTexts('infoboxes');
  const nameOf = useZoneName();
  const state = useAreas(texts.area);
  const areas = useLast(state) ?? [];
  const zones = areas.some((area) => keyOf(area) === keyOf(values))
    ? areas
    : [{ RouteId: values.RouteId, AreaId: values.AreaId }, ...areas];
  return (
    <div>
      {state.state === 'failed' && (
        <SourceNotice name={texts.area} failure={state.failure} reload={state.reload} />
      )}
      <Field label={texts.area} validationMessage={errors.AreaId ?? errors.RouteId}>
        <SelectInput
          value={keyOf(values)}
          onChange={(_, { value }) => {
            const zone = zones.find((each) => keyOf(each) === value);
            if (zone) change({ RouteId: zone.RouteId, AreaId: zone.AreaId });
          }}
        >
          {zones.map((zone) => (
            <option key={keyOf(zone)} value={keyOf(zone)}>
              {nameOf(zone)}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}

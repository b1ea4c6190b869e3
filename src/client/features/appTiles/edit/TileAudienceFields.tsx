import { Field, Text, makeStyles } from '@fluentui/react-components';
import { useReachHint } from '../../../data/targeting/useReachHint';
import { ChannelField } from '../../../editing/form/ChannelField';
import { LanguagesField } from '../../../editing/form/LanguagesField';
import { useTexts } from '../../../texts/useTexts';
import { DateTimeField, useZoneHint } from '../../../ui/form/DateTimeField';
import { stacked } from '../../../ui/style/layout';
import { fieldOf } from '../../../ui/form/useForm';
import type { TileFormPart } from './tileFormPart';
import { SelectInput } from '../../../ui/form/SelectInput';

const useStyles = makeStyles({ root: stacked() });

/** Services as `assignedPlans` of Graph name them, with the names that people know. */
const services = {
  exchange: 'Exchange (Outlook)',
  SharePoint: 'SharePoint',
  TeamspaceAPI: 'Teams',
  ProjectWorkManagement: 'Planner',
  YammerEnterprise: 'Viva Engage',
  PowerBI: 'Power BI',
  MicrosoftOffice: 'Microsoft 365 Apps',
};

/** For which channels, languages and licences, and until when it is shown as new. */
export function TileAudienceFields(form: TileFormPart) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const own = useTexts('appEditor');
  const zone = useZoneHint();
  const reach = useReachHint(values.ChannelTermAppTiles);
  const { O365ServiceName: service } = values;
  const known = Object.entries(services);
  return (
    <section className={styles.root} aria-label={own.audience}>
      <Text weight="semibold">{own.audience}</Text>
      <ChannelField
        label={own.channels}
        hint={`${values.IsSmartLink ? own.linkChannelsHint : own.channelsHint} ${reach}`}
        {...fieldOf(form, 'ChannelTermAppTiles')}
      />
      <LanguagesField
        label={own.languages}
        hint={own.languagesHint}
        {...fieldOf(form, 'LanguageTermAppTiles')}
      />
      {!values.IsSmartLink && (
        <Field
          label={own.service}
          hint={own.serviceHint}
          validationMessage={errors.O365ServiceName}
        >
          <SelectInput
            value={service}
            onChange={(_, { value }) => change({ O365ServiceName: value })}
          >
            <option value="">{own.noService}</option>
            {[
              ...known,
              ...(service === '' || Object.hasOwn(services, service) ? [] : [[service, service]]),
            ].map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      <DateTimeField
        label={own.newUntil}
        hint={zone}
        {...fieldOf(form, 'ShowAsNewUntilThisDate')}
      />
    </section>
  );
}

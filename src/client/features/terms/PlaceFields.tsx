import { Field, Switch, makeStyles, tokens } from '@fluentui/react-components';
import type { Term } from '#shared/contract/pages/terms';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import type { Form } from '../../ui/form/useForm';
import type { TermValues } from './termValues';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({ switches: stacked(tokens.spacingVerticalXS) });

interface PlaceFieldsProps {
  form: Form<TermValues>;
  tree: readonly Term[];
  /** Id of the term itself, which can lie neither below itself nor below what lies below it. */
  own: string | undefined;
  isChannel: boolean;
}

/** Where a term stands, and whether it is offered. */
export function PlaceFields({
  form: { values, errors, change },
  tree,
  own,
  isChannel,
}: PlaceFieldsProps) {
  const styles = useStyles();
  const { form: texts } = useTexts('terms');
  return (
    <>
      {isChannel && (
        <Field label={texts.parent} validationMessage={errors.ParentTermGuid}>
          <SelectInput
            value={values.ParentTermGuid}
            onChange={(_, { value }) => change({ ParentTermGuid: value })}
          >
            <option value="">{texts.noParent}</option>
            {listed(tree, own, '').map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      <div className={styles.switches}>
        {isChannel && (
          <Field hint={texts.availableHint}>
            <Switch
              label={texts.available}
              checked={values.IsAvailableForTagging}
              onChange={(_, { checked }) => change({ IsAvailableForTagging: checked })}
            />
          </Field>
        )}
        <Field hint={texts.deprecatedHint}>
          <Switch
            label={texts.deprecated}
            checked={values.IsDeprecated}
            onChange={(_, { checked }) => change({ IsDeprecated: checked })}
          />
        </Field>
      </div>
    </>
  );
}

function listed(
  terms: readonly Term[],
  without: string | undefined,
  above: string,
): { id: string; name: string }[] {
  return terms
    .filter(({ Guid }) => Guid !== without)
    .flatMap(({ Guid, Name, Terms }) => [
      { id: Guid, name: above + Name },
      ...listed(Terms, without, `${above}${Name} › `),
    ]);
}

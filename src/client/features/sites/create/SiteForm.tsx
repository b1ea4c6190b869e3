import { useRef, useState } from 'react';
import {
  Field,
  Radio,
  RadioGroup,
  Switch,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import {
  mayBeGroupOf,
  proposedAddress,
  withAffixes,
  type NewSite,
  type SiteInMaking,
} from '#shared/rules/sites/newSite';
import type { Colleague } from '#shared/rules/people/people';
import { PeopleField } from '../../../audience/PeopleField';
import { useSession } from '../../../data/session/session';
import { FormActions } from '../../../editing/form/FormActions';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { fingerHeight, fingerRow, stacked } from '../../../ui/style/layout';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { fieldOf, useForm, type Form } from '../../../ui/form/useForm';
import { PassingButton } from '../../../ui/leave/PassingButton';
import { useUnsavedChanges } from '../../../ui/leave/useUnsavedChanges';
import { LabelField } from './LabelField';
import { siteOfValues, validateSite, valuesOfSite, type SiteValues } from './siteValues';
import { reasonAgainstPerson, useNaming, type Naming } from './useNaming';
import { usePersonChecks, type PersonChecks } from './usePersonChecks';
import { SelectInput } from '../../../ui/form/SelectInput';

const useStyles = makeStyles({
  form: stacked(tokens.spacingVerticalL),
  names: stacked(tokens.spacingVerticalL),
  fix: { alignSelf: 'flex-start', ...fingerHeight },
  // Its line is there before its words, in the room between two fields.
  status: {
    color: tokens.colorNeutralForeground2,
    minHeight: tokens.lineHeightBase200,
    marginBlock: '-14px -6px',
  },
  choice: fingerRow,
});

interface SiteFormProps {
  /** The making that was gone back from: its values are in the form, its group may be there. */
  former: SiteInMaking | undefined;
  create: (site: NewSite) => void;
  cancel: () => void;
}

/** The form of a new site (CREATESITE-10). */
export function SiteForm({ former, create, cancel }: SiteFormProps) {
  const texts = useTexts('createSite');
  const { forms } = useTexts('editing');
  const { siteTemplates } = useSession().settings;
  const [initial] = useState(() => valuesOfSite(undefined, siteTemplates));
  const [names, setNames] = useState({ name: '', address: '' });
  const naming = useNaming(names.name, names.address, texts.title);
  const checks = usePersonChecks();
  const form = useForm<SiteValues>({
    initial,
    entered: former && valuesOfSite(former.site, siteTemplates),
    validate: (values) => {
      const isOwn = mayBeGroupOf(siteOfValues(values, siteTemplates), former);
      return validateSite(values, isOwn ? 'unknown' : naming, { own: texts, forms });
    },
    save: async (values) => {
      // The field says why somebody is refused.
      if (!(await checks.passed([...values.owners, ...values.members]))) return {};
      create(siteOfValues(values, siteTemplates));
      return undefined;
    },
  });
  const { name, address } = form.values;
  if (names.name !== name || names.address !== address) setNames({ name, address });
  return <Fields {...{ form, naming, checks, cancel }} />;
}

interface FieldsProps {
  form: Form<SiteValues>;
  naming: Naming;
  checks: PersonChecks;
  cancel: () => void;
}

function Fields({ form, naming, checks, cancel }: FieldsProps) {
  const styles = useStyles();
  const texts = useTexts('createSite');
  const { element, values, change, isChanged, isSaving, submit } = form;
  useUnsavedChanges(isChanged);
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NameFields form={form} naming={naming} />
      <TextAreaField
        label={texts.description}
        hint={texts.descriptionHint}
        {...fieldOf(form, 'description')}
      />
      <Field label={texts.privacy}>
        <RadioGroup
          value={values.isPrivate ? 'private' : 'public'}
          onChange={(_, { value }) => change({ isPrivate: value === 'private' })}
        >
          <Radio className={styles.choice} value="private" label={texts.private} />
          <Radio className={styles.choice} value="public" label={texts.public} />
        </RadioGroup>
      </Field>
      <People form={form} checks={checks} />
      <LabelField value={values.label} onChange={(label) => change({ label })} />
      <Switch
        className={styles.choice}
        label={texts.withTeam}
        checked={values.hasTeam}
        onChange={(_, { checked }) => change({ hasTeam: checked })}
      />
      {values.hasTeam && (
        <TemplateField value={values.template} onChange={(template) => change({ template })} />
      )}
      <FormActions isSaving={isSaving} cancel={cancel} act={texts.create} />
    </form>
  );
}

interface TemplateFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The template that the team begins with, where the organisation has templates. */
function TemplateField({ value, onChange }: TemplateFieldProps) {
  const texts = useTexts('createSite');
  const { siteTemplates } = useSession().settings;
  if (siteTemplates.length === 0) return null;
  return (
    <Field
      label={texts.template}
      hint={value === '' ? undefined : siteTemplates[Number(value)]?.Description}
    >
      <SelectInput value={value} onChange={(_, { value: chosen }) => onChange(chosen)}>
        <option value="">{texts.noTemplate}</option>
        {siteTemplates.map(({ Name }, index) => (
          <option key={Name} value={String(index)}>
            {Name}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

function NameFields({ form, naming }: { form: Form<SiteValues>; naming: Naming }) {
  const styles = useStyles();
  const texts = useTexts('createSite');
  const { values, errors, change } = form;
  const root = useRef<HTMLDivElement>(null);
  const affix =
    typeof naming === 'string' ? undefined : naming.find((flaw) => flaw.prefix || flaw.suffix);
  const rename = (name: string) =>
    change(
      // An address of the person's own stays.
      values.address === proposedAddress(values.name)
        ? { name, address: proposedAddress(name) }
        : { name },
    );
  const said = { none: '', checking: texts.checking, unknown: texts.unchecked, free: texts.free };
  return (
    <div ref={root} className={styles.names}>
      <TextField
        label={texts.name}
        isRequired
        autoFocus
        value={values.name}
        error={errors.name}
        onChange={rename}
      />
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        isRequired
        {...fieldOf(form, 'address')}
      />
      <Text role="status" size={200} className={styles.status}>
        {typeof naming === 'string' && said[naming]}
      </Text>
      {affix && (
        <PassingButton
          className={styles.fix}
          onClick={() =>
            change({
              name: withAffixes(values.name.trim(), affix),
              address: withAffixes(values.address, affix),
            })
          }
          next={() => root.current?.querySelector('input')}
        >
          {format(texts.useName, { name: withAffixes(values.name.trim(), affix) })}
        </PassingButton>
      )}
    </div>
  );
}

function People({ form, checks }: Pick<FieldsProps, 'form' | 'checks'>) {
  const texts = useTexts('createSite');
  const { values, change } = form;
  const refuse =
    (operation: string, words: typeof texts.refusedOwner) =>
    ({ id, displayName }: Colleague) =>
      checks.ask(
        id,
        reasonAgainstPerson(id, operation).then(
          (reason) => reason && format(words[reason], { name: displayName }),
        ),
      );
  return (
    <>
      <PeopleField
        label={texts.owners}
        hint={texts.ownersHint}
        value={values.owners}
        onChange={(owners) => change({ owners })}
        refuse={refuse(texts.owners, texts.refusedOwner)}
      />
      <PeopleField
        label={texts.members}
        value={values.members}
        onChange={(members) => change({ members })}
        refuse={refuse(texts.members, texts.refusedMember)}
      />
    </>
  );
}

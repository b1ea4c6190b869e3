import { useState } from 'react';
import {
  Button,
  Checkbox,
  Field,
  Spinner,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ImportedSection } from '#shared/contract/pages/navigationNodes';
import {
  planMenuImport,
  type MenuImportPlan,
  type TermAddresses,
} from '#shared/rules/pages/menuImport';
import { format } from '#shared/rules/values/format';
import { languageWithin } from '../../../texts/languageWithin';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { fingerHeight, wrapped } from '../../../ui/style/layout';
import type { WidgetFailure } from '../../../ui/widget/widgetState';
import { MenuImportGroups } from './MenuImportGroups';
import type { TermSetRead, TitleChoice } from './menuReadings';
import { SelectInput } from '../../../ui/form/SelectInput';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  titles: { maxWidth: '400px', [phone]: { maxWidth: 'none' } },
  actions: { ...wrapped(tokens.spacingHorizontalS), justifyContent: 'flex-end' },
  button: { ...fingerHeight, [phone]: { flexGrow: 1 } },
});

interface MenuImportPreviewProps {
  read: TermSetRead;
  choices: readonly TitleChoice[];
  choice: TitleChoice | undefined;
  choose: (key: string) => void;
  addresses: TermAddresses;
  isWriting: boolean;
  /** Why the import failed. */
  failure?: WidgetFailure | undefined;
  compare: () => void;
  run: (way: string, sections: ImportedSection[]) => void;
  close: () => void;
}

/** The nodes that an import would add, change and leave; nothing is done before they were shown. */
export function MenuImportPreview(props: MenuImportPreviewProps) {
  const { read, choices, choice, choose, addresses } = props;
  const { isWriting, failure, compare, run, close } = props;
  const styles = useStyles();
  const locale = useLocale();
  const { termSet: texts } = useTexts('menuEditor');
  const [takesChanges, setTakesChanges] = useState(true);
  const readings = choice?.readings ?? [];
  const plan = planMenuImport(read.menu, read.terms, { ...addresses, readings, takesChanges });
  const start = () => run(`${choice?.key}-${takesChanges}`, plan.sections);
  return (
    <>
      {failure && <ImportFailure failure={failure} compare={compare} reload={start} />}
      {choices.length > 1 && (
        <Field label={texts.titles} hint={choice?.key === 'each' ? texts.eachHint : undefined}>
          <SelectInput
            className={styles.titles}
            value={choice?.key ?? ''}
            onChange={(_, { value }) => choose(value)}
          >
            {choices.map(({ key, name }) => (
              <option key={key} value={key}>
                {name === undefined
                  ? texts.each
                  : format(texts.oneLanguage, { language: languageWithin(name, locale) })}
              </option>
            ))}
          </SelectInput>
        </Field>
      )}
      {plan.sections.length === 0 && plan.changed.length === 0 && (
        <Text role="status">{texts.same}</Text>
      )}
      <MenuImportGroups plan={plan} languages={read.languages} />
      {plan.changed.length > 0 && (
        <Checkbox
          label={texts.takesChanges}
          checked={takesChanges}
          onChange={(_, { checked }) => setTakesChanges(checked === true)}
        />
      )}
      <Actions
        plan={plan}
        takesChanges={takesChanges}
        isWriting={isWriting}
        start={start}
        close={close}
      />
    </>
  );
}

interface ImportFailureProps {
  failure: WidgetFailure;
  compare: () => void;
  reload: () => void;
}

/** Where the menu is another one by now, only a new comparison helps. */
function ImportFailure({ failure, compare, reload }: ImportFailureProps) {
  const { imports } = useTexts('menuEditor');
  const { import: texts } = useTexts('terms');
  if (failure.status !== 409 && failure.status !== 404)
    return <ErrorPanel name={imports.operation} failure={failure} isSave reload={reload} />;
  return (
    <ErrorPanel name={imports.operation} failure={failure} isSave text={texts.changedMeanwhile}>
      <Button onClick={compare}>{texts.again}</Button>
    </ErrorPanel>
  );
}

interface ActionsProps {
  plan: MenuImportPlan;
  takesChanges: boolean;
  isWriting: boolean;
  start: () => void;
  close: () => void;
}

function Actions({ plan, takesChanges, isWriting, start, close }: ActionsProps) {
  const styles = useStyles();
  const { termSet: texts } = useTexts('menuEditor');
  const { forms } = useTexts('editing');
  const locale = useLocale();
  const { added, changed, linked, sections } = plan;
  const count = added.length + linked + (takesChanges ? changed.length : 0);
  return (
    <div className={styles.actions}>
      {sections.length > 0 && (
        <Button
          className={styles.button}
          appearance="primary"
          disabledFocusable={isWriting}
          icon={isWriting ? <Spinner size="tiny" /> : undefined}
          onClick={start}
        >
          {plural(texts.run, Math.max(count, 1), locale)}
        </Button>
      )}
      <Button className={styles.button} onClick={close}>
        {sections.length === 0 ? forms.close : forms.cancel}
      </Button>
    </div>
  );
}

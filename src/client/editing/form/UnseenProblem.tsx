import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import type { Form } from '../../ui/form/useForm';
import { nameOfField, type FieldNames } from './fieldNames';

const useStyles = makeStyles({
  root: { flexBasis: '100%', color: tokens.colorStatusDangerForeground1 },
});

/** Why an attempt to save was refused, where that is about fields that are not on the page. */
export function useUnseenProblem<Values extends object>(
  { isUnseen, errors }: Form<Values>,
  fields: FieldNames,
): string | undefined {
  const { forms } = useTexts('editing');
  if (!isUnseen) return undefined;
  const problems = Object.entries<string | undefined>(errors)
    .filter(([, message]) => message !== undefined)
    .map(([field, message]) => `${nameOfField(fields, field)}: ${message}`);
  return format(forms.wrongUnseen, { problems: problems.join(' ') });
}

/** Says why it was not saved, where no field does. */
export function UnseenProblem({ problem }: { problem: string | undefined }) {
  const styles = useStyles();
  if (problem === undefined) return null;
  return (
    <Text role="alert" className={styles.root}>
      {problem}
    </Text>
  );
}

import { Combobox, makeStyles, mergeClasses, type ComboboxProps } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, fingerRow } from '../style/layout';

const useStyles = makeStyles({
  root: { minWidth: 0, ...fingerHeight },
  list: { '& > [role]': fingerRow },
});

interface ComboboxInputProps extends Omit<ComboboxProps, 'listbox'> {
  /** The field's, for the arrow's name, which Fluent says in English. */
  label: string;
  listClassName?: string;
}

/**
 * Fluent's field to choose by typing, with an arrow that is named in the person's language; on a
 * phone it and what can be chosen are as high as a finger needs.
 */
export function ComboboxInput({ label, className, listClassName, ...props }: ComboboxInputProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  return (
    <Combobox
      className={mergeClasses(styles.root, className)}
      listbox={{ className: mergeClasses(styles.list, listClassName) }}
      expandIcon={{ 'aria-label': format(forms.showChoices, { name: label }) }}
      {...props}
    />
  );
}

import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { useChartEditorTexts } from '../../texts/chartEditor';
import { format } from '../../texts/format';
import type { TypedItem } from './chartValues';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 9em) auto', gap: tokens.spacingHorizontalS, alignItems: 'center' },
  input: { minWidth: 0, [phone]: { minHeight: '44px' } },
  button: { [phone]: { minWidth: '44px', minHeight: '44px' } },
  add: { marginTop: tokens.spacingVerticalS, [phone]: { minHeight: '44px' } },
});

interface ItemFieldsProps {
  items: readonly TypedItem[];
  error?: string | undefined;
  onChange: (items: TypedItem[]) => void;
}

/** The figures of a chart, each with its title and its value. */
export function ItemFields({ items, error, onChange }: ItemFieldsProps) {
  const styles = useStyles();
  const texts = useChartEditorTexts();
  const change = (index: number, changed: Partial<TypedItem>) => onChange(items.map((item, at) => (at === index ? { ...item, ...changed } : item)));
  return (
    <Field label={texts.items} validationMessage={error}>
      <div role="group" aria-label={texts.items}>
        <ul className={styles.list}>
          {items.map((item, index) => {
            const name = (text: string) => format(text, { number: index + 1 });
            return (
              <li key={index} className={styles.row}>
                <Input className={styles.input} aria-label={name(texts.itemTitle)} placeholder={texts.itemTitleHint} aria-invalid={error ? true : undefined} value={item.Title} onChange={(_, { value }) => change(index, { Title: value })} />
                <Input className={styles.input} aria-label={name(texts.itemValue)} placeholder={texts.itemValueHint} inputMode="decimal" value={item.ChartValue} onChange={(_, { value }) => change(index, { ChartValue: value })} />
                <Button className={styles.button} appearance="subtle" icon={<DeleteRegular />} aria-label={name(texts.removeItem)} onClick={() => onChange(items.filter((_, at) => at !== index))} />
              </li>
            );
          })}
        </ul>
        <Button className={styles.add} icon={<AddRegular />} onClick={() => onChange([...items, { Title: '', ChartValue: '' }])}>{texts.addItem}</Button>
      </div>
    </Field>
  );
}

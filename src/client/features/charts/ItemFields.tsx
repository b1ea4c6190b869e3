import { useRef } from 'react';
import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { maxChartItems } from '#shared/rules/widgets/charts';
import { useTexts } from '../../texts/useTexts';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { fingerHeight, fingerSquare, plainList, stacked } from '../../ui/style/layout';
import type { FormErrors } from '../../ui/form/useForm';
import { PassingButton } from '../../ui/leave/PassingButton';
import { tooManyItems, validateItem, type TypedItem } from './chartValues';

const useStyles = makeStyles({
  list: { ...stacked(tokens.spacingVerticalS), ...plainList },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) min(9em, 34%) auto',
    gap: tokens.spacingHorizontalS,
    alignItems: 'start',
  },
  input: { minWidth: 0, ...fingerHeight },
  button: fingerSquare,
  add: { marginTop: tokens.spacingVerticalS, ...fingerHeight },
});

interface ItemFieldsProps {
  items: readonly TypedItem[];
  error?: string | undefined;
  onChange: (items: TypedItem[]) => void;
}

/**
 * The figures of a chart, each with its title and its value; what is wrong stands at the one that
 * it is about.
 */
export function ItemFields({ items, error, onChange }: ItemFieldsProps) {
  const styles = useStyles();
  const own = useTexts('chartEditor');
  const words = { own, texts: useTexts('editing'), locale: useLocale() };
  const errors = items.map((item) => (error ? validateItem(item, words) : {}));
  const ofAll = errors.some(({ Title, ChartValue }) => Title ?? ChartValue) ? undefined : error;
  const isFull = items.length >= maxChartItems;
  const group = useRef<HTMLDivElement>(null);
  const change = (index: number, changed: Partial<TypedItem>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...changed } : item)));
  return (
    <Field
      label={own.items}
      validationMessage={ofAll}
      hint={isFull && !ofAll ? tooManyItems(own) : undefined}
    >
      {(field) => (
        <div
          ref={group}
          role="group"
          aria-label={own.items}
          aria-describedby={field['aria-describedby']}
          aria-invalid={ofAll ? true : undefined}
        >
          <ul className={styles.list}>
            {items.map((item, index) => (
              <ItemRow
                key={index}
                item={item}
                number={index + 1}
                errors={errors[index]!}
                onChange={(changed) => change(index, changed)}
                onRemove={() => onChange(items.filter((_, at) => at !== index))}
                next={() =>
                  group.current?.querySelector<HTMLElement>(
                    index > 0 ? `li:nth-of-type(${index}) > button` : ':scope > button',
                  )
                }
              />
            ))}
          </ul>
          <Button
            className={styles.add}
            icon={<AddRegular />}
            disabledFocusable={isFull}
            aria-describedby={isFull ? field['aria-describedby'] : undefined}
            onClick={() => onChange([...items, { Title: '', ChartValue: '' }])}
          >
            {own.addItem}
          </Button>
        </div>
      )}
    </Field>
  );
}

interface ItemRowProps {
  item: TypedItem;
  /** Counted from one. */
  number: number;
  errors: FormErrors<TypedItem>;
  onChange: (changed: Partial<TypedItem>) => void;
  onRemove: () => void;
  /** Finds what takes the keyboard over when this row goes. */
  next: () => HTMLElement | null | undefined;
}

function ItemRow({ item, number, errors, onChange, onRemove, next }: ItemRowProps) {
  const styles = useStyles();
  const own = useTexts('chartEditor');
  const name = (text: string) => format(text, { number });
  return (
    <li className={styles.row}>
      <Field validationMessage={errors.Title}>
        <Input
          className={styles.input}
          aria-label={name(own.itemTitle)}
          placeholder={own.itemTitleHint}
          value={item.Title}
          onChange={(_, { value }) => onChange({ Title: value })}
        />
      </Field>
      <Field validationMessage={errors.ChartValue}>
        <Input
          className={styles.input}
          aria-label={name(own.itemValue)}
          placeholder={own.itemValueHint}
          inputMode="decimal"
          value={item.ChartValue}
          onChange={(_, { value }) => onChange({ ChartValue: value })}
        />
      </Field>
      <PassingButton
        className={styles.button}
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={name(own.removeItem)}
        onClick={onRemove}
        next={next}
      />
    </li>
  );
}

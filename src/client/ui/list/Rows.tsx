import type { ReactNode } from 'react';
import { mergeClasses } from '@fluentui/react-components';
import { useRows } from './rowsStyles';

interface RowsProps<T> {
  id?: string;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  /** Room around rows that bring none of their own. */
  isPadded?: boolean;
  children: (item: T) => ReactNode;
}

/** A panel with a row for each item. */
export function Rows<T>({ id, items, keyOf, isPadded = false, children }: RowsProps<T>) {
  const rows = useRows();
  return (
    <ul id={id} className={rows.list}>
      {items.map((item) => (
        <li key={keyOf(item)} className={mergeClasses(rows.item, isPadded && rows.padded)}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

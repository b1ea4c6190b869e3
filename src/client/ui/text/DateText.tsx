import { useState } from 'react';
import { presentDate } from '../../platform/presentTime';
import { useLocale } from '../../texts/useLocale';
import { dateWords, type DateStyle } from './dateWords';
import { usePassingWords } from './usePassingWords';

interface DateTextProps {
  /** ISO 8601. */
  value: string;
  style: DateStyle;
  className?: string;
}

/**
 * A date in the person's language and zone; the full date is in the tooltip and for machines. The
 * formatter of the tooltip is slow to start, so its words are written only when somebody points at
 * the date.
 */
export function DateText({ value, style, className }: DateTextProps) {
  const locale = useLocale();
  const [isPointedAt, setPointedAt] = useState(false);
  const date = new Date(value);
  const isDate = !Number.isNaN(date.getTime());
  const write = (as: DateStyle) => dateWords(date, as, { locale, now: presentDate() });
  const words = usePassingWords(() => (isDate ? write(style) : ''), isDate && style === 'relative');
  if (!isDate) return null;
  return (
    <time
      className={className}
      dateTime={date.toISOString()}
      title={isPointedAt ? write('full') : undefined}
      onPointerEnter={() => setPointedAt(true)}
    >
      {words}
    </time>
  );
}

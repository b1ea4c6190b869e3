import { useState } from 'react';
import { presentDate } from '../../platform/presentTime';
import { useLocale } from '../../texts/useLocale';
import { dateWords, type DateStyle } from './dateWords';

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
  if (Number.isNaN(date.getTime())) return null;
  const context = { locale, now: presentDate() };
  return (
    <time
      className={className}
      dateTime={date.toISOString()}
      title={isPointedAt ? dateWords(date, 'full', context) : undefined}
      onPointerEnter={() => setPointedAt(true)}
    >
      {dateWords(date, style, context)}
    </time>
  );
}

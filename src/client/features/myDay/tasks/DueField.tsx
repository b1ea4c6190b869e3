import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../texts/useTexts';
import { DateField } from '../../../ui/form/DateField';

/** Milliseconds without another digit after which a date counts as typed. */
const pause = 1_000;

interface DueFieldProps {
  stored: string | null;
  /** Something is being stored: a date that is typed meanwhile waits for it. */
  isBusy: boolean;
  onDue: (due: string | null) => void;
}

/**
 * When a task is due. Each digit of a date makes another date: it is told once, on leaving the field,
 * by Enter, or after a pause.
 */
export function DueField({ stored, isBusy, onDue }: DueFieldProps) {
  const { dueDate } = useTexts('myDay');
  const [typed, setTyped] = useState<{ due: string | null }>();
  const tell = () => {
    setTyped(undefined);
    if (typed && typed.due !== stored) onDue(typed.due);
  };
  const onPause = useEffectEvent(tell);
  useEffect(() => {
    if (!typed || isBusy) return undefined;
    const timer = setTimeout(() => onPause(), pause);
    return () => clearTimeout(timer);
  }, [typed, isBusy]);
  const onGone = useEffectEvent(tell);
  useEffect(() => () => onGone(), []);
  const finish = () => isBusy || tell();
  return (
    <div onBlur={finish} onKeyDown={({ key }) => key === 'Enter' && finish()}>
      <DateField
        label={dueDate}
        value={typed ? typed.due : stored}
        onChange={(due) => setTyped({ due })}
      />
    </div>
  );
}

import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { useOnline } from '../../platform/useOnline';
import { OutageContext, type MissingWidget } from './outageContext';

const OutageLine = lazyPart(() => import('./OutageLine'), 'OutageLine');

interface OutageProps {
  /** Whether an address is one of the service that the widgets ask. */
  isService: (url: string) => boolean;
  /** The widgets. */
  children: ReactNode;
}

/**
 * When several widgets of a page are missing because Microsoft 365 does not answer, one line says
 * it for all of them. Without a network the bar above the page does.
 */
export function Outage({ isService, children }: OutageProps) {
  const [missing, setMissing] = useState<ReadonlyMap<string, MissingWidget>>(new Map());
  const report = useCallback(
    (id: string, widget?: MissingWidget) =>
      setMissing((before) => {
        const after = new Map(before);
        if (widget) after.set(id, widget);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const isOnline = useOnline();
  const isInLine = isOnline && missing.size > 1;
  const isAnyMissing = missing.size > 0;
  useEffect(() => {
    if (isAnyMissing) OutageLine.loadAhead();
  }, [isAnyMissing]);
  const outage = useMemo(() => ({ isInLine, isService, report }), [isInLine, isService, report]);
  return (
    <>
      <OutageContext value={outage}>{children}</OutageContext>
      <Part failed={leftOut} chance={missing}>
        {isInLine && <OutageLine missing={[...missing.values()]} />}
      </Part>
    </>
  );
}

import { createContext, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ModalContext } from '../leave/modal';
import { mayPass } from './useTriesAgain';
import type { WidgetFailure } from './widgetState';

/** A widget whose service does not answer. */
export interface MissingWidget {
  name: string;
  failure: WidgetFailure;
  /** Set where its earlier content is shown: when that was read, ISO 8601. */
  asOf?: string | undefined;
  /** It is being tried again. */
  isTrying: boolean;
  tryAgain: () => void;
}

interface Outage {
  /** Several are missing: one line says it for all of them. */
  isInLine: boolean;
  isService: (url: string) => boolean;
  /** Left out: it is not missing any more. */
  report: (id: string, missing?: MissingWidget) => void;
}

/** Given by pages whose widgets ask the same service. */
export const OutageContext = createContext<Outage | undefined>(undefined);

/**
 * Reports a widget of the page that is missing because its service does not answer.
 * @param failure left out while there is none
 * @returns whether the page says it, so that the widget only keeps its place
 */
export function useMissing({
  name,
  failure,
  asOf,
  isTrying,
  tryAgain,
}: Omit<MissingWidget, 'failure'> & { failure: WidgetFailure | undefined }): boolean {
  const id = useId();
  const outage = useContext(OutageContext);
  // The line is behind a dialog.
  const isInDialog = useContext(ModalContext) !== undefined;
  const { report, isService, isInLine = false } = outage ?? {};
  const latest = useRef(tryAgain);
  useEffect(() => {
    latest.current = tryAgain;
  });
  const missing =
    failure && !isInDialog && isService?.(failure.url) && mayPass(failure) ? failure : undefined;
  // Before it is painted: what fails together is told once.
  useLayoutEffect(() => {
    if (!missing) return;
    report?.(id, { name, failure: missing, asOf, isTrying, tryAgain: () => latest.current() });
  }, [report, id, name, missing, asOf, isTrying]);
  const isMissing = missing !== undefined;
  useLayoutEffect(() => (isMissing ? () => report?.(id) : undefined), [report, id, isMissing]);
  return isInLine && isMissing;
}

import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { firstReadsBegan } from '../../data/read/firstReads';
import { useRead } from '../../data/read/useRead';
import { currentMessagesRead } from './currentMessagesRead';

/** Milliseconds that the page waits at most for the messages that stand above it. */
const timeout = 300;

/**
 * Shows the page once the messages above it are known, so that it does not move when they come;
 * they are asked for together with what the page needs anyway.
 */
export function FirstMessages({ children }: { children: ReactNode }) {
  const isKnown = useRead(currentMessagesRead).state !== 'loading';
  const [wasKnown] = useState(isKnown);
  const [isDue, setDue] = useState(isKnown);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), isKnown ? 0 : timeout);
    return () => clearTimeout(timer);
  }, [isKnown]);
  // An answer that comes later would draw the page in one piece: in the background, as the session
  // opens it.
  const isOpen = useDeferredValue(isKnown || isDue, wasKnown || firstReadsBegan() === undefined);
  return isOpen ? children : null;
}

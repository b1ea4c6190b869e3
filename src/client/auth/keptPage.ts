import { clientState } from '../platform/clientState';

/** `isLost`: does something count only if it would be lost? */
type Test = (isLost: boolean) => boolean;

const isKept = clientState<Test>(() => () => false);

/**
 * Says when this page must stay because somebody is writing in it: nobody is then sent to the
 * identity service, a window does it from a click. Where windows are blocked, a click may leave what
 * would not be lost.
 */
export function keepPageWhile(test: Test): void {
  isKept.value = test;
}

export function mustKeepPage(isLost = false): boolean {
  return isKept.value(isLost);
}

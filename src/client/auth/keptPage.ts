import { clientState } from '../platform/clientState';

const isKept = clientState<() => boolean>(() => () => false);

/**
 * Says when this page must stay because something in it would be lost: nobody is then sent to the
 * identity service, a window does it from a click.
 */
export function keepPageWhile(test: () => boolean): void {
  isKept.value = test;
}

export function mustKeepPage(): boolean {
  return isKept.value();
}

import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Attribute of an element, focusable by script, to which the keyboard returns when what it was on
 * inside has gone.
 */
export const keyboardHome = 'data-keyboard-home';

/**
 * For a dialog that is open as long as it is rendered. When it goes, the keyboard returns to where
 * it was, and the page is readable again: Fluent takes both back only for a dialog that is closed
 * while it stays rendered.
 *
 * @param belongsTo selector of what the dialog belongs to, wherever the keyboard was
 * @param opener the button of the dialog, where another one can take its place meanwhile
 */
export function useReturnFromDialog(
  belongsTo?: string,
  opener?: RefObject<HTMLElement | null>,
): void {
  const [before] = useState(keyboardPlace);
  useLayoutEffect(
    () => () => {
      const back = () => returnTo(before, belongsTo, opener?.current);
      // At once: a letter that was typed while the dialog went is the first to arrive.
      queueMicrotask(back);
      // Again, where Fluent or what came in its place took the keyboard in the meantime.
      setTimeout(back, 0);
    },
    [before, belongsTo, opener],
  );
}

interface Place {
  element: Element | null;
  /**
   * Where the keyboard goes when the element is gone or out of reach, as a row that was deleted.
   */
  home: Element | null;
}

/**
 * Where the keyboard is; an entry of a menu is gone by the time that it returns, so the button that
 * opened the menu stands for it.
 */
function keyboardPlace(): Place {
  const opener = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const element = (opener ? document.getElementById(opener) : null) ?? document.activeElement;
  return { element, home: element?.closest(`[${keyboardHome}]`) ?? null };
}

function returnTo(
  { element, home }: Place,
  belongsTo: string | undefined,
  opener: HTMLElement | null | undefined,
): void {
  const dialogs = document.querySelectorAll(
    '[role="dialog"][aria-modal="true"], [role="alertdialog"]',
  );
  if (dialogs.length === 0)
    document
      .querySelectorAll('body > [aria-hidden="true"]')
      .forEach((hidden) => hidden.removeAttribute('aria-hidden'));
  const owners = belongsTo && dialogs.length === 0 ? document.querySelectorAll(belongsTo) : [];
  const content = document.getElementById('content');
  // An element that is not shown takes no focus.
  for (const target of [...owners, element, opener, home, [...dialogs].at(-1), content]) {
    if (document.activeElement !== document.body) return;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  }
}

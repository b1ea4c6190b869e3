import { useEffect, useState } from 'react';

/**
 * For a dialog that is open as long as it is rendered. When it goes, the keyboard returns to where it was, and the page is readable again:
 * Fluent takes both back only for a dialog that is closed while it stays rendered.
 */
export function useReturnFromDialog(): void {
  const [before] = useState(keyboardPlace);
  useEffect(() => () => void setTimeout(() => returnTo(before), 0), [before]);
}

/** Where the keyboard is; an entry of a menu is gone by the time that it returns, so the button that opened the menu stands for it. */
function keyboardPlace(): Element | null {
  const opener = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener ? document.getElementById(opener) : null) ?? document.activeElement;
}

function returnTo(before: Element | null): void {
  const isAnotherOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  if (!isAnotherOpen) document.querySelectorAll('body > [aria-hidden="true"]').forEach((element) => element.removeAttribute('aria-hidden'));
  if (document.activeElement !== document.body) return;
  const target = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : document.getElementById('content');
  target?.focus({ preventScroll: true });
}

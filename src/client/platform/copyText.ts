/**
 * Puts a text on the clipboard; call it right after a click. False where the browser does not allow
 * it.
 */
export async function copyText(text: string): Promise<boolean> {
  // A frame may use the clipboard's newer door only if its host lets it, and is told off when it
  // tries.
  if (window.parent !== window && copySelection(text)) return true;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is none at all where the connection is not secure.
    return false;
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

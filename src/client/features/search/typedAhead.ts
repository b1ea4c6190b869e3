let typed: string | undefined;

/** Notes what has been typed where search is opened from, until the dialog has the keyboard. */
export function noteTypedAhead(text: string): void {
  typed = text;
}

/** What was typed before the dialog had the keyboard; once. */
export function takeTypedAhead(): string | undefined {
  const text = typed;
  typed = undefined;
  return text;
}

import { Extension, type AnyExtension, type Editor, type Range } from '@tiptap/core';
import { PluginKey, type EditorState } from '@tiptap/pm/state';
import { Suggestion, exitSuggestion } from '@tiptap/suggestion';

/** The text that is being typed behind the sign that opens a list. */
export interface Suggested {
  query: string;
  /** The sign and what follows it. */
  range: Range;
  box: () => DOMRect | null;
}

/** A list that opens while somebody types, such as that of the blocks behind "/". */
export interface Suggestions {
  extension: AnyExtension;
  subscribe: (notify: () => void) => () => void;
  /** Nothing while the list is closed. */
  current: () => Suggested | undefined;
  /** The keys that the open list takes before the text does. */
  takeKeys: (take: (event: KeyboardEvent) => boolean) => void;
  /** Closes the list; what was typed stays. */
  close: (editor: Editor) => void;
}

/**
 * Opens a list behind a sign at the beginning of a line or after a blank; Escape leaves the sign as
 * it is. The list itself is drawn by the caller.
 */
export function suggestions(
  name: string,
  sign: string,
  { allowSpaces = false }: { allowSpaces?: boolean } = {},
): Suggestions {
  const key = new PluginKey<{ active: boolean }>(name);
  const listeners = new Set<() => void>();
  let current: Suggested | undefined;
  let take: (event: KeyboardEvent) => boolean = () => false;
  const show = (next: Suggested | undefined) => {
    current = next;
    for (const notify of listeners) notify();
  };
  const extension = Extension.create({
    name,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        Suggestion({
          pluginKey: key,
          editor,
          char: sign,
          allowSpaces,
          allowedPrefixes: [' ', '\u00a0'],
          allow: ({ state, range }) => isPlainText(state, range.from),
          // Not where the cursor comes by a text that has the sign.
          shouldShow: ({ transaction }) =>
            transaction.docChanged || key.getState(editor.state)?.active === true,
          render: () => ({
            onStart: ({ query, range, clientRect }) =>
              show({ query, range, box: () => clientRect?.() ?? null }),
            onUpdate: ({ query, range, clientRect }) =>
              show({ query, range, box: () => clientRect?.() ?? null }),
            onExit: () => show(undefined),
            onKeyDown: ({ event }) => take(event),
          }),
        }),
      ];
    },
  });
  return {
    extension,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    current: () => current,
    takeKeys: (next) => (take = next),
    close: ({ view }) => exitSuggestion(view, key),
  };
}

/** A place that begins a line or stands behind a blank, not in code. */
function isPlainText({ doc }: EditorState, position: number): boolean {
  const place = doc.resolve(position);
  const before = place.parent.textBetween(0, place.parentOffset, undefined, '\ufffc');
  const isCode =
    place.parent.type.spec.code === true || place.marks().some(({ type }) => type.spec.code);
  return !isCode && /(^|\s)$/.test(before);
}

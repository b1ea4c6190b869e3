import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** The note about the address of a link; undefined for most. */
export type LinkNote = (address: string) => string | undefined;

interface Noted {
  noteOf: LinkNote;
  shown: DecorationSet;
}

const noNote: LinkNote = () => undefined;
const key = new PluginKey<Noted>('linkNotes');

/** Marks the links of which something is to be known, in the window alone. */
export const LinkNotes = Extension.create({
  name: 'linkNotes',
  addProseMirrorPlugins: () => [
    new Plugin<Noted>({
      key,
      state: {
        init: () => ({ noteOf: noNote, shown: DecorationSet.empty }),
        apply: (transaction, before) => {
          const noteOf = (transaction.getMeta(key) as LinkNote | undefined) ?? before.noteOf;
          const isSame = noteOf === before.noteOf && !transaction.docChanged;
          return isSame ? before : { noteOf, shown: marked(transaction.doc, noteOf) };
        },
      },
      props: { decorations: (state) => key.getState(state)?.shown },
    }),
  ],
});

/** Says what is to be known of links from now on. */
export function setLinkNotes(noteOf: LinkNote = noNote) {
  return ({ tr }: { tr: EditorState['tr'] }) => {
    tr.setMeta(key, noteOf).setMeta('addToHistory', false);
    return true;
  };
}

export function linkNote(state: EditorState, address: string): string | undefined {
  return key.getState(state)?.noteOf(address);
}

function marked(doc: Node, noteOf: LinkNote): DecorationSet {
  if (noteOf === noNote) return DecorationSet.empty;
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    const href: unknown = node.marks.find(({ type }) => type.name === 'link')?.attrs.href;
    const note = typeof href === 'string' ? noteOf(href) : undefined;
    if (note !== undefined)
      found.push(Decoration.inline(at, at + node.nodeSize, { class: 'link-note', title: note }));
  });
  return DecorationSet.create(doc, found);
}

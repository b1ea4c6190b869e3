import { Node, wrappingInputRule, type CommandProps, type Editor } from '@tiptap/core';
import { calloutKinds, type CalloutKind } from '#shared/rules/richText/allowList';
import { unwrap } from './unwrap';

interface CalloutStorage {
  /** The names of the kinds for screen readers. */
  names: Readonly<Record<CalloutKind, string>> | undefined;
}

declare module '@tiptap/core' {
  interface Storage {
    callout: CalloutStorage;
  }
}

/** Blocks that stand out from the text: information, success, warning. */
export const Callout = Node.create<object, CalloutStorage>({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addStorage: () => ({ names: undefined }),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  addNodeView:
    () =>
    ({ node, HTMLAttributes, editor }) => {
      const dom = document.createElement('div');
      for (const [name, value] of Object.entries(HTMLAttributes))
        if (value !== null) dom.setAttribute(name, String(value));
      const kind = calloutKinds.find((each) => each === node.attrs['data-callout']);
      dom.setAttribute('role', 'note');
      dom.setAttribute('aria-label', (kind && editor.storage.callout.names?.[kind]) ?? '');
      return { dom, contentDOM: dom };
    },
  // As some kinds of Markdown have it.
  addInputRules() {
    const getAttributes = () => ({ 'data-callout': 'information' });
    return [wrappingInputRule({ find: /^!!!\s$/, type: this.type, getAttributes })];
  },
});

/** Makes the selected blocks such a block, another kind of it, or plain text again. */
export function toggleCallout(editor: Editor, kind: CalloutKind): void {
  const attributes = { 'data-callout': kind };
  const chain = editor.chain().focus();
  if (editor.isActive('callout', attributes)) chain.command(unwrapCallout).run();
  else if (editor.isActive('callout')) chain.updateAttributes('callout', attributes).run();
  else chain.wrapIn('callout', attributes).run();
}

const unwrapCallout = ({ state, dispatch }: CommandProps) => unwrap('callout')(state, dispatch);

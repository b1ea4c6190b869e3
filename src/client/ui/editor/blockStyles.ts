import type { Editor } from '@tiptap/core';

/** The block styles in the order of the selector (EDITOR-04). */
export const blockStyles = ['div', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'] as const;
export type BlockStyle = (typeof blockStyles)[number];

/** The style of the block that the selection is in. */
export function blockStyleOf(editor: Editor): BlockStyle {
  if (editor.isActive('div')) return 'div';
  return (
    blockStyles.find(
      (style) => style.startsWith('h') && editor.isActive('heading', { level: levelOf(style) }),
    ) ?? 'p'
  );
}

export function setBlockStyle(editor: Editor, style: BlockStyle): void {
  const chain = editor.chain().focus();
  if (style === 'p') chain.setNode('paragraph').run();
  else if (style === 'div') chain.setNode('div').run();
  else chain.setNode('heading', { level: levelOf(style) }).run();
}

function levelOf(style: BlockStyle): number {
  return Number(style.slice(1));
}

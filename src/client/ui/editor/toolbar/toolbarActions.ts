import type { Editor } from '@tiptap/core';
import type { FluentIcon } from '@fluentui/react-icons';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { ClearFormattingRegular } from '@fluentui/react-icons/svg/clear-formatting';
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss';
import { TextAlignCenterRegular } from '@fluentui/react-icons/svg/text-align-center';
import { TextAlignLeftRegular } from '@fluentui/react-icons/svg/text-align-left';
import { TextAlignRightRegular } from '@fluentui/react-icons/svg/text-align-right';
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletListRegular } from '@fluentui/react-icons/svg/text-bullet-list';
import { TextIndentDecreaseRegular } from '@fluentui/react-icons/svg/text-indent-decrease';
import { TextIndentIncreaseRegular } from '@fluentui/react-icons/svg/text-indent-increase';
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextParagraphDirectionLeftRegular } from '@fluentui/react-icons/svg/text-paragraph-direction-left';
import { TextStrikethroughRegular } from '@fluentui/react-icons/svg/text-strikethrough';
import { TextSubscriptRegular } from '@fluentui/react-icons/svg/text-subscript';
import { TextSuperscriptRegular } from '@fluentui/react-icons/svg/text-superscript';
import { TextUnderlineRegular } from '@fluentui/react-icons/svg/text-underline';
import type { Texts } from '../../../texts/topics';
import { canMoveBlocks, moveBlocks } from '../commands/moveBlocks';

/** Texts of the editor that are one text and not a group. */
export type TextName = {
  [Key in keyof Texts['editing']['editor']]: Texts['editing']['editor'][Key] extends string
    ? Key
    : never;
}[keyof Texts['editing']['editor']];

/** One button of the toolbar. */
export interface ToolbarAction {
  name: TextName;
  icon: FluentIcon;
  run: (editor: Editor) => void;
  /**
   * A button that stays pressed while the selection has the format; left out: an ordinary button.
   */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const mark = (name: TextName, icon: FluentIcon, of: string): ToolbarAction => ({
  name,
  icon,
  run: (editor) => void editor.chain().focus().toggleMark(of).run(),
  isOn: (editor) => editor.isActive(of),
});

const alignment = (name: TextName, icon: FluentIcon, align: string | null): ToolbarAction => ({
  name,
  icon,
  run: (editor) =>
    void editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { align })
      .updateAttributes('heading', { align })
      .updateAttributes('div', { align })
      .run(),
  isOn: (editor) => editor.isActive({ align }),
});

const directed = [
  ...['paragraph', 'heading', 'div', 'blockquote', 'codeBlock'],
  ...['bulletList', 'orderedList'],
];

const rightToLeft: ToolbarAction = {
  name: 'rightToLeft',
  icon: TextParagraphDirectionLeftRegular,
  run: (editor) => {
    const dir = editor.isActive({ dir: 'rtl' }) ? null : 'rtl';
    const chain = editor.chain().focus();
    directed.reduce((rest, type) => rest.updateAttributes(type, { dir }), chain).run();
  },
  isOn: (editor) => editor.isActive({ dir: 'rtl' }),
};

/** The kind of the innermost item that holds the beginning of the selection: a point or a check. */
function itemTypeAt({ state }: Editor): string | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === 'listItem' || name === 'taskItem') return name;
  }
  return undefined;
}

/** The buttons in their groups (EDITOR-01, EDITOR-02); link, picture and source have their own. */
export const toolbarActions: readonly (readonly ToolbarAction[])[] = [
  [
    {
      name: 'undo',
      icon: ArrowUndoRegular,
      run: (editor) => void editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: ArrowRedoRegular,
      run: (editor) => void editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  [
    mark('bold', TextBoldRegular, 'bold'),
    mark('italic', TextItalicRegular, 'italic'),
    mark('underline', TextUnderlineRegular, 'underline'),
    mark('strike', TextStrikethroughRegular, 'strike'),
    mark('subscript', TextSubscriptRegular, 'subscript'),
    mark('superscript', TextSuperscriptRegular, 'superscript'),
  ],
  [
    alignment('alignLeft', TextAlignLeftRegular, null),
    alignment('alignCenter', TextAlignCenterRegular, 'center'),
    alignment('alignRight', TextAlignRightRegular, 'right'),
    rightToLeft,
  ],
  [
    {
      name: 'bulletList',
      icon: TextBulletListRegular,
      run: (editor) => void editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'numberList',
      icon: TextNumberListLtrRegular,
      run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'outdent',
      icon: TextIndentDecreaseRegular,
      run: (editor) => {
        const [item, chain] = [itemTypeAt(editor), editor.chain().focus()];
        (item ? chain.liftListItem(item) : chain.lift('blockquote')).run();
      },
    },
    {
      name: 'indent',
      icon: TextIndentIncreaseRegular,
      run: (editor) => {
        const [item, chain] = [itemTypeAt(editor), editor.chain().focus()];
        (item ? chain.sinkListItem(item) : chain.setBlockquote()).run();
      },
    },
  ],
];

const move = (name: TextName, icon: FluentIcon, by: 1 | -1): ToolbarAction => ({
  name,
  icon,
  run: (editor) => void moveBlocks(editor, by),
  isPossible: (editor) => canMoveBlocks(editor, by),
});

/** Behind link and picture (EDITOR-03). */
export const closingActions: readonly ToolbarAction[] = [
  {
    name: 'unlink',
    icon: LinkDismissRegular,
    run: (editor) => void editor.chain().focus().extendMarkRange('link').unsetLink().run(),
    isPossible: (editor) => editor.isActive('link'),
  },
  {
    name: 'clear',
    icon: ClearFormattingRegular,
    run: (editor) => void editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  move('moveUp', ArrowUpRegular, -1),
  move('moveDown', ArrowDownRegular, 1),
];

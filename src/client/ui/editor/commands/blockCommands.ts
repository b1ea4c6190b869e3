import type { Editor } from '@tiptap/core';
import { isInTable } from '@tiptap/pm/tables';
import type { FluentIcon } from '@fluentui/react-icons';
import { ButtonRegular } from '@fluentui/react-icons/svg/button';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ChevronCircleDownRegular } from '@fluentui/react-icons/svg/chevron-circle-down';
import { CodeBlockRegular } from '@fluentui/react-icons/svg/code-block';
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { ImageAltTextRegular } from '@fluentui/react-icons/svg/image-alt-text';
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract';
import { TableAddRegular } from '@fluentui/react-icons/svg/table-add';
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr';
import { TextBulletListRegular } from '@fluentui/react-icons/svg/text-bullet-list';
import { TextHeader2LinesRegular } from '@fluentui/react-icons/svg/text-header-2-lines';
import { TextHeader3LinesRegular } from '@fluentui/react-icons/svg/text-header-3-lines';
import { TextHeader4LinesCaretRegular } from '@fluentui/react-icons/svg/text-header-4-lines-caret';
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextParagraphRegular } from '@fluentui/react-icons/svg/text-paragraph';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { CalloutKind } from '#shared/rules/richText/allowList';
import type { Texts } from '../../../texts/topics';
import { setBlockStyle, type BlockStyle } from '../blockStyles';
import { insertTable } from '../tableCommands';
import { addCaption, canHaveCaption } from './addCaption';
import { toggleCallout } from '../schema/Callout';
import { toggleDetails } from '../schema/details';
import { ask } from './askedPart';

type EditorTexts = Texts['editing']['editor'];

/** A block that can be made where the cursor is. */
export interface BlockCommand {
  id: string;
  label: (texts: EditorTexts) => string;
  icon: FluentIcon;
  run: (editor: Editor) => void;
  isPossible?: (editor: Editor) => boolean;
}

const style = (id: BlockStyle, icon: FluentIcon): BlockCommand => ({
  id,
  label: ({ blocks }) => blocks[id],
  icon,
  run: (editor) => setBlockStyle(editor, id),
});

const callout = (kind: CalloutKind, icon: FluentIcon): BlockCommand => ({
  id: kind,
  label: ({ callouts }) => callouts[kind],
  icon,
  run: (editor) => toggleCallout(editor, kind),
});

/** The kinds of block that the line with the cursor can become. */
const lineCommands: readonly BlockCommand[] = [
  style('p', TextParagraphRegular),
  style('h2', TextHeader2LinesRegular),
  style('h3', TextHeader3LinesRegular),
  style('h4', TextHeader4LinesCaretRegular),
  {
    id: 'bulletList',
    label: ({ bulletList }) => bulletList,
    icon: TextBulletListRegular,
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numberList',
    label: ({ numberList }) => numberList,
    icon: TextNumberListLtrRegular,
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
];

/** The parts that can be inserted; the toolbar has these in a menu. */
export const insertCommands: readonly BlockCommand[] = [
  {
    id: 'caption',
    label: ({ caption }) => caption,
    icon: ImageAltTextRegular,
    run: (editor) => addCaption(editor),
    isPossible: canHaveCaption,
  },
  {
    id: 'button',
    label: ({ button }) => button,
    icon: ButtonRegular,
    run: (editor) => ask(editor, 'button'),
  },
  {
    id: 'checkList',
    label: ({ checkList }) => checkList,
    icon: TaskListLtrRegular,
    run: (editor) => void editor.chain().focus().toggleTaskList().run(),
  },
  callout('information', InfoRegular),
  callout('success', CheckmarkCircleRegular),
  callout('warning', WarningRegular),
  {
    id: 'details',
    label: ({ details }) => details,
    icon: ChevronCircleDownRegular,
    run: toggleDetails,
  },
  {
    id: 'quote',
    label: ({ quote }) => quote,
    icon: TextQuoteRegular,
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'divider',
    label: ({ divider }) => divider,
    icon: SubtractRegular,
    run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
  },
  {
    id: 'code',
    label: ({ code }) => code,
    icon: CodeBlockRegular,
    run: (editor) => void editor.chain().focus().toggleCodeBlock().run(),
  },
];

const tableCommand: BlockCommand = {
  id: 'table',
  label: ({ table }) => table,
  icon: TableAddRegular,
  run: ({ state, view }) => {
    insertTable(state, view.dispatch);
    view.focus();
  },
  isPossible: ({ state }) => !isInTable(state),
};

const linkCommand: BlockCommand = {
  id: 'link',
  label: ({ link }) => link,
  icon: LinkRegular,
  run: (editor) => ask(editor, 'link'),
};

const imageCommand: BlockCommand = {
  id: 'image',
  label: ({ image }) => image,
  icon: ImageRegular,
  run: (editor) => ask(editor, 'image'),
};

const videoCommand: BlockCommand = {
  id: 'video',
  label: ({ video }) => video,
  icon: VideoRegular,
  run: (editor) => ask(editor, 'video'),
};

/** All that "/" offers. */
export const blockCommands: readonly BlockCommand[] = [
  ...lineCommands,
  ...insertCommands,
  tableCommand,
  imageCommand,
  videoCommand,
  linkCommand,
];

import { memo, useLayoutEffect, useRef } from 'react';
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { useRichTextStyles } from '../text/richTextStyles';
import { BlockHandle } from './commands/BlockHandle';
import { SaidMove } from './commands/SaidMove';
import { SlashMenu } from './commands/SlashMenu';
import type { Suggestions } from './commands/suggestions';
import { MentionList } from './mentions/MentionList';

const forced = '@media (forced-colors: active)';
const withMouse = '@media (hover: hover) and (min-width: 768px)';

const useStyles = makeStyles({
  place: { position: 'relative', minWidth: 0 },
  text: {
    maxWidth: 'none',
    fontSize: tokens.fontSizeBase400,
    '& .ProseMirror': {
      minHeight: '180px',
      maxHeight: '60vh',
      overflowY: 'auto',
      padding: tokens.spacingHorizontalL,
      // Room for the handles of the blocks.
      [withMouse]: { paddingInlineStart: '28px' },
      outlineStyle: 'none',
      whiteSpace: 'break-spaces',
      overflowWrap: 'break-word',
    },
    // Where nothing stands yet, what can be done.
    '& .ProseMirror:has(> p:only-child > br:only-child)::before': {
      content: 'attr(aria-placeholder)',
      position: 'absolute',
      color: tokens.colorNeutralForeground3,
      [forced]: { color: 'GrayText' },
      pointerEvents: 'none',
    },
    '& .summary': {
      position: 'relative',
      display: 'list-item',
      listStyleType: '"▾ "',
      listStylePosition: 'inside',
    },
    '& .summary:has(> br:only-child)::after': {
      content: 'var(--summary-hint)',
      position: 'absolute',
      insetInlineStart: `calc(${tokens.spacingHorizontalL} + 1.2em)`,
      top: '0.5em',
      color: tokens.colorNeutralForeground3,
      [forced]: { color: 'GrayText' },
      pointerEvents: 'none',
    },
    '& .ProseMirror > :first-child': { marginTop: 0 },
    // Where the cells are is to be seen before anything stands in them.
    '& .ProseMirror :is(td, th)': { border: `1px solid ${tokens.colorNeutralStroke2}` },
    '& li[data-checked] > div > :last-child': { marginBottom: 0 },
    // A finger has room beside the box.
    '& li[data-checked] > label': {
      position: 'absolute',
      insetInlineStart: '-2.2em',
      width: '2em',
      height: '1.8em',
    },
    '& li[data-checked] > label > input': { insetInlineStart: '0.8em' },
    '& .mention': {
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.colorBrandBackground2,
    },
    '& .link-note': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'wavy',
      textDecorationColor: tokens.colorStatusWarningForeground3,
      backgroundColor: tokens.colorStatusWarningBackground1,
    },
    '& .selectedCell': { backgroundColor: tokens.colorBrandBackground2 },
    '& .ProseMirror-selectednode': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  canvas: {
    fontSize: '18px',
    '& .ProseMirror': {
      minHeight: '40vh',
      maxHeight: 'none',
      overflowY: 'visible',
      padding: 0,
      [withMouse]: { paddingInlineStart: 0 },
    },
  },
  // In the margin of the page.
  canvasHandle: { insetInlineStart: '-28px' },
});

interface EditorTextProps {
  editor: Editor;
  /** The blocks behind "/". */
  slash: Suggestions;
  /** The people behind "@". */
  people: Suggestions;
  isCanvas: boolean;
}

/** The text itself, with what opens and stands beside it while it is written. */
export const EditorText = memo(function EditorText({
  editor,
  slash,
  people,
  isCanvas,
}: EditorTextProps) {
  const styles = useStyles();
  const textStyles = useRichTextStyles();
  const { details } = useTexts('editing').editor;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => place.current?.style.setProperty('--summary-hint', JSON.stringify(details)),
    [details],
  );
  return (
    <div ref={place} className={styles.place}>
      <EditorContent
        editor={editor}
        className={mergeClasses(textStyles.root, styles.text, isCanvas && styles.canvas)}
      />
      <BlockHandle
        editor={editor}
        place={place}
        className={isCanvas ? styles.canvasHandle : undefined}
      />
      <SlashMenu editor={editor} suggestions={slash} />
      <MentionList editor={editor} suggestions={people} />
      <SaidMove editor={editor} />
    </div>
  );
});

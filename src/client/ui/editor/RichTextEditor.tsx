import { useEffect, useRef, useState } from 'react';
import {
  FieldContextProvider,
  Textarea,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { EditorText } from './EditorText';
import { EditorToolbar } from './EditorToolbar';
import { setLinkNotes, type LinkNote } from './links/linkNotes';
import { PastedPictures } from './PastedPictures';
import { usePastedContent } from './usePastedContent';
import { useRichTextEditor } from './useRichTextEditor';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { border: `1px solid ${tokens.colorCompoundBrandStroke}` },
  },
  invalid: { border: `1px solid ${tokens.colorStatusDangerBorder2}` },
  canvas: {
    border: 'none',
    borderRadius: 0,
    backgroundColor: 'transparent',
    ':focus-within': { border: 'none' },
  },
  canvasBar: {
    position: 'sticky',
    top: 'var(--editor-bar, 0px)',
    zIndex: 1,
    marginBottom: tokens.spacingVerticalL,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  source: {
    minHeight: '220px',
    border: 'none',
    '& textarea': { minHeight: '220px', maxHeight: '60vh', fontFamily: tokens.fontFamilyMonospace },
  },
});

export interface RichTextEditorProps {
  /** Names the field for screen readers. */
  name: string;
  /** Changed from outside, it replaces what stands in the editor. */
  html: string;
  onChange: (html: string) => void;
  isInvalid?: boolean;
  /** The page itself is written on: as long as its text, below a toolbar that stays in sight. */
  isCanvas?: boolean;
  /** What is to be known of the address of a link; the same function while that is the same. */
  linkNote?: LinkNote | undefined;
  className?: string;
}

/**
 * The product's editor for HTML: visual, or the source of the same text (EDITOR-05). Its code loads
 * when somebody edits.
 */
export function RichTextEditor({
  name,
  html,
  onChange,
  isInvalid = false,
  isCanvas = false,
  linkNote,
  className,
}: RichTextEditorProps) {
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  const [isSource, setSource] = useState(false);
  // What the source began with: only what was changed there is read anew.
  const sourceStart = useRef(html);
  const pasted = usePastedContent();
  const { editor, slash, people, open, tell } = useRichTextEditor(html, onChange, {
    ...pasted.props,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': name,
      'aria-placeholder': texts.hint,
      ...(isInvalid && { 'aria-invalid': 'true' }),
    },
  });
  useEffect(() => {
    if (!isSource && !editor.isDestroyed) editor.commands.command(setLinkNotes(linkNote));
  }, [editor, isSource, linkNote]);
  const toggleSource = () => {
    if (!isSource) sourceStart.current = html;
    else if (html !== sourceStart.current) open(html);
    setSource(!isSource);
  };
  return (
    <div
      className={mergeClasses(
        styles.root,
        isCanvas && styles.canvas,
        isInvalid && styles.invalid,
        className,
      )}
    >
      {/* What is said of the field is not said of the choices above it. */}
      <FieldContextProvider value={undefined}>
        <div className={isCanvas ? styles.canvasBar : undefined}>
          <EditorToolbar
            editor={editor}
            name={name}
            isSource={isSource}
            isBusy={pasted.isBusy}
            toggleSource={toggleSource}
          />
        </div>
        <PastedPictures pasted={pasted} />
      </FieldContextProvider>
      {isSource ? (
        <Textarea
          className={styles.source}
          appearance="filled-lighter"
          resize="vertical"
          aria-label={`${name}: ${texts.source}`}
          aria-invalid={isInvalid || undefined}
          value={html}
          spellCheck={false}
          onChange={(_, { value }) => tell(value)}
        />
      ) : (
        <EditorText editor={editor} slash={slash} people={people} isCanvas={isCanvas} />
      )}
    </div>
  );
}

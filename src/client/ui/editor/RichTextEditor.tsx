import { useEffect, useMemo, useRef, useState } from 'react';
import { FieldContextProvider, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { useStable } from '../../platform/useStable';
import { EditorText } from './EditorText';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { setLinkNotes, type LinkNote } from './links/linkNotes';
import { PastedPictures } from './PastedPictures';
import { SourceText } from './SourceText';
import { usePastedContent } from './usePastedContent';
import { usePictureReview } from './usePictureQueue';
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
  // Around the text and apart from it: a border would stand at its letters, and move them.
  canvasInvalid: {
    outline: `1px solid ${tokens.colorStatusDangerBorder2}`,
    outlineOffset: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
  },
  canvasBar: {
    position: 'sticky',
    top: 'var(--editor-bar, 0px)',
    zIndex: 1,
    marginBottom: tokens.spacingVerticalL,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

export interface RichTextEditorProps {
  /** Names the field for screen readers. */
  name: string;
  /** Changed from outside, it replaces the content of the editor. */
  html: string;
  onChange: (html: string) => void;
  isInvalid?: boolean;
  /** Nothing can be written yet. */
  isWaiting?: boolean;
  /** The page itself is written on: as long as its text, below a toolbar that stays in sight. */
  isCanvas?: boolean;
  /** The note about the address of a link; the same function while that is the same. */
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
  isInvalid: isWrong = false,
  isWaiting = false,
  isCanvas = false,
  linkNote,
  className,
}: RichTextEditorProps) {
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  const [isSource, setSource] = useState(false);
  // The source at its beginning: only what was changed in it is read again.
  const sourceStart = useRef(html);
  const pasted = usePastedContent();
  const isInvalid = isWrong || pasted.isAwaited;
  const editorProps = useMemo(
    () => ({
      ...pasted.props,
      attributes: attributesOf(name, texts.hint, isInvalid),
    }),
    [pasted.props, name, texts.hint, isInvalid],
  );
  const { editor, place, slash, people, open, notify } = useRichTextEditor(html, onChange, {
    editorProps,
    editable: !isWaiting,
  });
  usePictureReview(editor, pasted.queue);
  useEffect(() => {
    if (editor && !isSource && !editor.isDestroyed) editor.commands.command(setLinkNotes(linkNote));
  }, [editor, isSource, linkNote]);
  const toggleSource = useStable(() => {
    if (!isSource) sourceStart.current = html;
    else {
      pasted.source.leave();
      if (html !== sourceStart.current) open(html);
    }
    setSource(!isSource);
  });
  return (
    <div
      ref={place}
      className={mergeClasses(
        styles.root,
        isCanvas && styles.canvas,
        isInvalid && (isCanvas ? styles.canvasInvalid : styles.invalid),
        className,
      )}
    >
      {editor && (
        <>
          {/* The field's message is not that of the choices above it. */}
          <FieldContextProvider value={undefined}>
            <div className={isCanvas ? styles.canvasBar : undefined}>
              <EditorToolbar
                editor={editor}
                name={name}
                isSource={isSource}
                isBusy={pasted.isBusy}
                isCanvas={isCanvas}
                toggleSource={toggleSource}
              />
            </div>
            <PastedPictures pasted={pasted} text={() => editor.view.dom} />
          </FieldContextProvider>
          {isSource ? (
            <SourceText
              {...{ name, html, isInvalid, notify }}
              storedOf={pasted.source.withVideos}
            />
          ) : (
            <EditorText editor={editor} slash={slash} people={people} isCanvas={isCanvas} />
          )}
        </>
      )}
    </div>
  );
}

function attributesOf(name: string, hint: string, isInvalid: boolean): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': name,
    'aria-placeholder': hint,
    ...(isInvalid && { 'aria-invalid': 'true' }),
  };
}

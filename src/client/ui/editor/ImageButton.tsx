import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { ToolbarButton } from '@fluentui/react-components';
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { useTexts } from '../../texts/useTexts';
import { addCaption, canHaveCaption } from './commands/addCaption';
import { useAsked } from './commands/askedPart';
import { pictureNode } from './commands/pictureNode';
import { ImageDialog, type KnownPicture, type WrittenPicture } from './ImageDialog';

interface ImageButtonProps {
  editor: Editor;
  className?: string;
  isDisabled: boolean;
}

/** A picture, with the dialog that asks for it; the one that is chosen in the text is changed. */
export function ImageButton({ editor, className, isDisabled }: ImageButtonProps) {
  const { image } = useTexts('editing').editor;
  const [opened, setOpened] = useState<{ chosen?: KnownPicture | undefined }>();
  const open = () => setOpened({ chosen: chosenPicture(editor) });
  useAsked(editor, 'image', open);
  return (
    <>
      <ToolbarButton
        className={className}
        icon={<ImageRegular />}
        aria-label={image}
        title={image}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={open}
      />
      {opened && (
        <ImageDialog
          initial={opened.chosen ?? {}}
          isThere={opened.chosen !== undefined}
          asksCaption={!opened.chosen || canHaveCaption(editor)}
          insert={(picture, caption) => {
            writePicture(editor, picture, caption);
            setOpened(undefined);
          }}
          close={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The picture that is selected; one without a word for it has said nothing yet. */
function chosenPicture({ state }: Editor): KnownPicture | undefined {
  const node = pictureNode(state.selection);
  if (!node) return undefined;
  const { src, alt, width } = node.attrs;
  const given = (value: unknown) => (value === null ? undefined : String(value));
  return { src: String(src), alt: given(alt), width: given(width) ?? null };
}

/** Of another width its height is another one too. */
function writePicture(editor: Editor, picture: WrittenPicture, caption: string): void {
  const { from } = editor.state.selection;
  const present = pictureNode(editor.state.selection);
  const chain = editor.chain().focus();
  if (!present)
    chain
      .insertContent({ type: 'image', attrs: picture })
      .command(({ tr }) => {
        const behind = tr.selection.from;
        const { nodeBefore } = tr.doc.resolve(behind);
        if (caption !== '' && nodeBefore?.type.name === 'image')
          tr.setSelection(NodeSelection.create(tr.doc, behind - 1));
        return true;
      })
      .run();
  else
    chain
      .command(({ tr }) => {
        const isAsWide = String(present.attrs.width ?? '') === (picture.width ?? '');
        const height: unknown = isAsWide ? present.attrs.height : null;
        tr.setNodeMarkup(from, null, { ...present.attrs, ...picture, height });
        tr.setSelection(NodeSelection.create(tr.doc, from));
        return true;
      })
      .run();
  if (caption !== '') addCaption(editor, caption);
}

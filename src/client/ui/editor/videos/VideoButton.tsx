import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import { ToolbarButton } from '@fluentui/react-components';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import { useTexts } from '../../../texts/useTexts';
import { useAsked } from '../commands/askedPart';
import { VideoDialog, type WrittenVideo } from './VideoDialog';
import { TextSelection } from '@tiptap/pm/state';

interface VideoButtonProps {
  editor: Editor;
  className: string;
  isDisabled: boolean;
}

/** Puts a video into the text. */
export function VideoButton({ editor, className, isDisabled }: VideoButtonProps) {
  const { video: name } = useTexts('editing').editor;
  const [isOpen, setOpen] = useState(false);
  useAsked(editor, 'video', () => setOpen(true));
  return (
    <>
      <ToolbarButton
        className={className}
        icon={<VideoRegular />}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <VideoDialog
          initial={{ address: '', title: '' }}
          insert={(video) => insertVideo(editor, video)}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Puts a video where the cursor is; what is typed next stands below it. */
function insertVideo(editor: Editor, { address, title }: WrittenVideo): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'video', attrs: { 'data-video': address, label: title } })
    .command(({ tr, state }) => {
      const behind = tr.selection.to;
      const { paragraph } = state.schema.nodes;
      if (!tr.doc.resolve(behind).nodeAfter && paragraph) tr.insert(behind, paragraph.create());
      tr.setSelection(TextSelection.near(tr.doc.resolve(behind + 1)));
      return true;
    })
    .run();
}

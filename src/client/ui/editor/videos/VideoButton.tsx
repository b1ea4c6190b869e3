import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import { ToolbarButton } from '@fluentui/react-components';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import { useTexts } from '../../../texts/useTexts';
import { goBehind } from '../commands/addCaption';
import { useAsked } from '../commands/askedPart';
import { VideoDialog, type WrittenVideo } from './VideoDialog';

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
      goBehind(tr, tr.selection.to, state.schema.nodes.paragraph);
      return true;
    })
    .run();
}

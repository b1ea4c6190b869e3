import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import { ToolbarButton } from '@fluentui/react-components';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import { useTexts } from '../../../texts/useTexts';
import { useAsked } from '../commands/askedPart';
import { insertVideo } from './insertVideo';
import { VideoDialog } from './VideoDialog';

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

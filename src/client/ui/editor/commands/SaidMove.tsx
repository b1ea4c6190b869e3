import { useEffect, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { useHiddenText } from '../../style/hiddenText';
import type { BlockPlace } from './moveBlocks';

/** Says where a block stands that was moved, for those who do not see it. */
export function SaidMove({ editor }: { editor: Editor }) {
  const { hidden } = useHiddenText();
  const { movedTo } = useTexts('editorKeys');
  const [now, setNow] = useState<BlockPlace>();
  useEffect(() => {
    editor.on('blockMoved', setNow);
    return () => void editor.off('blockMoved', setNow);
  }, [editor]);
  return (
    <span aria-live="polite" className={hidden}>
      {now && format(movedTo, { ...now })}
    </span>
  );
}

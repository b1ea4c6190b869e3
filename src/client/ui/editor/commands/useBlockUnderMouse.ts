import { useEffect, useState, type RefObject } from 'react';
import type { Editor } from '@tiptap/core';

interface BlockUnderMouse {
  element: Element;
  /** Pixels from the upper edge of the place. */
  top: number;
}

/** The block of the text that the mouse is at, until the text is changed or scrolled. */
export function useBlockUnderMouse(
  editor: Editor,
  place: RefObject<HTMLElement | null>,
): BlockUnderMouse | undefined {
  const [block, setBlock] = useState<BlockUnderMouse>();
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const follow = ({ target }: Event) => {
      const { dom } = editor.view;
      let element = target instanceof Element && dom.contains(target) ? target : null;
      while (element && element.parentElement !== dom) element = element.parentElement;
      if (!element) return;
      const found = element;
      setBlock((known) =>
        known?.element === found
          ? known
          : {
              element: found,
              top: found.getBoundingClientRect().top - root.getBoundingClientRect().top,
            },
      );
    };
    const discard = () => setBlock(undefined);
    root.addEventListener('mousemove', follow);
    root.addEventListener('mouseleave', discard);
    root.addEventListener('scroll', discard, true);
    editor.on('update', discard);
    return () => {
      root.removeEventListener('mousemove', follow);
      root.removeEventListener('mouseleave', discard);
      root.removeEventListener('scroll', discard, true);
      editor.off('update', discard);
    };
  }, [editor, place]);
  return block;
}

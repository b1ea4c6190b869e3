import type { RefObject } from 'react';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { useTexts } from '../../../texts/useTexts';
import { useBlockUnderMouse } from './useBlockUnderMouse';

const useStyles = makeStyles({
  handle: {
    display: 'none',
    position: 'absolute',
    insetInlineStart: '2px',
    width: '24px',
    height: '28px',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    cursor: 'grab',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // A finger moves blocks by the buttons of the toolbar.
    '@media (hover: hover) and (min-width: 768px)': { display: 'flex' },
  },
});

interface BlockHandleProps {
  editor: Editor;
  /** The element that contains the text and its handles. */
  place: RefObject<HTMLElement | null>;
  className?: string;
}

/** Beside the block under the mouse, what it is dragged by; the keyboard has keys for it. */
export function BlockHandle({ editor, place, className }: BlockHandleProps) {
  const styles = useStyles();
  const { drag } = useTexts('editorKeys');
  const block = useBlockUnderMouse(editor, place);
  if (!block) return null;
  return (
    <div
      aria-hidden
      draggable
      title={drag}
      style={{ top: block.top }}
      className={mergeClasses(styles.handle, className)}
      onDragStart={({ dataTransfer }) => startDrag(editor, block.element, dataTransfer)}
      onDragEnd={() => endDrag(editor)}
    >
      <ReOrderDotsVerticalRegular />
    </div>
  );
}

/** The text takes the drop as that of a block that was dragged within it. */
function startDrag({ view }: Editor, element: Element, dataTransfer: DataTransfer): void {
  const { doc, tr } = view.state;
  const within = doc.resolve(view.posAtDOM(element, 0));
  const selection = NodeSelection.create(doc, within.depth > 0 ? within.before(1) : within.pos);
  view.dispatch(tr.setSelection(selection));
  dataTransfer.effectAllowed = 'move';
  dataTransfer.setData('text/plain', element.textContent);
  dataTransfer.setDragImage(element, 0, 0);
  view.dragging = { slice: selection.content(), move: true };
}

function endDrag({ view }: Editor): void {
  view.dragging = null;
}

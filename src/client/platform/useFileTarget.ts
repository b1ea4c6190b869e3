import { useRef, useState, type DragEvent } from 'react';

/** Files that are dropped on an element; what else is dropped stays what it is. */
export function useFileTarget(isOpen: boolean, take: (dropped: DataTransfer) => void) {
  const [isTarget, setTarget] = useState(false);
  // Children of the element are left and entered on the way too.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!isOpen || !carriesFiles(event.dataTransfer)) return;
    depth.current = Math.max(0, depth.current + by);
    setTarget(depth.current > 0);
  };
  return {
    isTarget,
    onDragEnter: enter(1),
    onDragLeave: enter(-1),
    onDragOver: (event: DragEvent) => {
      if (isOpen && carriesFiles(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!isOpen || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      depth.current = 0;
      setTarget(false);
      take(event.dataTransfer);
    },
  };
}

export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

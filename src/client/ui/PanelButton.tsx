import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonProps } from '@fluentui/react-components';
import { Part } from '../loading/Part';
import { useFocusFallback } from './leave/useFocusFallback';

type PanelButtonProps = Omit<Extract<ButtonProps, { as?: 'button' }>, 'onClick' | 'ref'> & {
  /** The kind of panel behind it. */
  opens: 'dialog' | 'menu';
  /** It loads when it is opened; null while it is closed. */
  panel: (
    target: RefObject<HTMLButtonElement | null>,
    setOpen: (isOpen: boolean) => void,
  ) => ReactNode;
  /** Finds what takes the keyboard over when the button goes. */
  next?: () => HTMLElement | null;
};

/** A button that opens something beside it, and closes it again. */
export function PanelButton({ opens, panel, next, ...button }: PanelButtonProps) {
  const target = useRef<HTMLButtonElement>(null);
  useFocusFallback(target, next);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        appearance="subtle"
        {...button}
        ref={target}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <Part>{panel(target, setOpen)}</Part>}
    </>
  );
}

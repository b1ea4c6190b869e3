import { useRef, useState, type ReactNode } from 'react';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { plainButton } from '../ui/style/layout';

const CardPopover = lazyPart(() => import('../ui/CardPopover'), 'CardPopover');
const ChannelCard = lazyPart(() => import('./ChannelCard'), 'ChannelCard');

const noRest = { onPointerEnter: () => undefined, onPointerLeave: () => undefined };

const useStyles = makeStyles({
  root: {
    ...plainButton,
    position: 'relative',
    zIndex: 1,
    ':hover': { textDecorationLine: 'underline' },
    // A finger has 44 px, whatever is around the words.
    '@media (pointer: coarse)': {
      '::before': { content: '""', position: 'absolute', inset: '-12px -4px' },
    },
  },
  // It stands behind what it belongs to: the room of a finger is on its other side.
  icon: { '@media (pointer: coarse)': { '::before': { inset: '-14px -24px -14px -4px' } } },
});

interface ChannelChipProps {
  /** Ids of the channels. */
  ids: readonly string[];
  /** Accessible name of the card, and of the button where its content says nothing. */
  name: string;
  isIcon?: boolean;
  className?: string;
  children: ReactNode;
}

/** A chip that names channels: a press shows what they are, and follows them or not any more. */
export function ChannelChip({ ids, name, isIcon, className, children }: ChannelChipProps) {
  const styles = useStyles();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={mergeClasses(styles.root, isIcon && styles.icon, className)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isIcon ? name : undefined}
        title={isIcon ? name : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <Part>
          <CardPopover name={name} target={button} isPressed close={close} rest={noRest}>
            <ChannelCard ids={ids} />
          </CardPopover>
        </Part>
      )}
    </>
  );
}

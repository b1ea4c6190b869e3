import { useContext, useRef, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { plainButton } from '../style/layout';
import { useCardOpening } from '../useCardOpening';
import { PersonCardContext, type NamedPerson } from './personCardContext';

const CardPopover = lazyPart(() => import('../CardPopover'), 'CardPopover');

const useStyles = makeStyles({
  root: {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    ':hover [data-name]': { textDecorationLine: 'underline' },
  },
});

interface PersonLinkProps {
  person: NamedPerson;
  /** Accessible name where the content alone does not say whose card opens. */
  label?: string;
  className?: string;
  /** Names the person; an element with `data-name` in it is underlined under the pointer. */
  children: ReactNode;
}

/**
 * Opens the people card of somebody who is named on a page: by resting the mouse on it, a press, a
 * touch, Enter or Space.
 */
export function PersonLink({ person, label, className, children }: PersonLinkProps) {
  const styles = useStyles();
  const drawCard = useContext(PersonCardContext);
  const button = useRef<HTMLButtonElement>(null);
  const { opening, press, close, rest } = useCardOpening();
  if (!drawCard) return <span className={mergeClasses(styles.root, className)}>{children}</span>;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={mergeClasses(styles.root, className)}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        aria-label={label}
        onClick={press}
        onFocus={CardPopover.loadAhead}
        {...rest}
      >
        {children}
      </button>
      {opening && (
        <Part>
          <CardPopover
            key={opening}
            name={person.name}
            target={button}
            isPressed={opening === 'press'}
            close={close}
            rest={rest}
          >
            {drawCard({ person, onLeave: close })}
          </CardPopover>
        </Part>
      )}
    </>
  );
}

import { useState } from 'react';
import { Button, type ButtonProps } from '@fluentui/react-components';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import type { WidgetFailure } from '../widget/widgetState';

const ErrorDetails = lazyPart(() => import('./ErrorDetails'), 'ErrorDetails');

interface DetailsButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  failure: WidgetFailure;
  children: string;
}

/** Opens what support needs to find the cause of a failure: its status, address and messages. */
export function DetailsButton({ failure, ...button }: DetailsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        appearance="transparent"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Part>
          <ErrorDetails failure={failure} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}

import { useState } from 'react';
import type { AccordionToggleEventHandler } from '@fluentui/react-components';

export interface OpenRows {
  /** The properties of the `Accordion`. */
  accordion: {
    multiple: true;
    collapsible: true;
    openItems: unknown[];
    onToggle: AccordionToggleEventHandler;
  };
  close: (id: string) => void;
}

/** Which rows of an `Accordion` are open. Who holds it above the list keeps it when that goes. */
export function useOpenRows(): OpenRows {
  const [open, setOpen] = useState<readonly unknown[]>([]);
  return {
    accordion: {
      multiple: true,
      collapsible: true,
      openItems: [...open],
      onToggle: (_, { openItems }) => setOpen(openItems),
    },
    close: (id) => setOpen((before) => before.filter((each) => each !== id)),
  };
}

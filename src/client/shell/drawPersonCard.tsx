import { type ReactNode } from 'react';
import type { PersonCardProps } from '../ui/person/personCardContext';
import { lazyPart } from '../ui/lazyPart';

const PersonCardReader = lazyPart(() =>
  import('../features/people/PersonCardReader').then(({ PersonCardReader: component }) => ({
    default: component,
  })),
);

/** The people card, loaded when the first one is opened. */
export function drawPersonCard(card: PersonCardProps): ReactNode {
  return <PersonCardReader {...card} />;
}

import { type ReactNode } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import type { PersonCardProps } from '../../ui/person/personCardContext';

const PersonCardReader = lazyPart(
  () => import('../../features/people/PersonCardReader'),
  'PersonCardReader',
);

/** The people card, loaded when the first one is opened. */
export function drawPersonCard(card: PersonCardProps): ReactNode {
  return <PersonCardReader {...card} />;
}

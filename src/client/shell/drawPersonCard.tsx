import { lazy, type ReactNode } from 'react';
import type { PersonCardProps } from '../ui/person/personCardContext';

const PersonCardReader = lazy(() => import('../features/people/PersonCardReader').then(({ PersonCardReader: component }) => ({ default: component })));

/** The people card, loaded when the first one is opened. */
export function drawPersonCard(card: PersonCardProps): ReactNode {
  return <PersonCardReader {...card} />;
}

import { useRef, useState, type RefObject } from 'react';
import { Part } from '../loading/Part';
import { useTexts } from '../texts/useTexts';
import { WhyPanel } from './LaterWhyPanel';
import type { Targeted } from './useWhy';

/** Whether an editor asks who sees a thing, and the button that this was asked with. */
export interface WhoQuestion {
  button: RefObject<HTMLButtonElement | null>;
  isAsked: boolean;
  setAsked: (isAsked: boolean) => void;
}

/** The question outlives its button, which a menu replaces on a phone. */
export function useWhoQuestion(): WhoQuestion {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  return { button, isAsked, setAsked };
}

interface WhoPanelProps {
  question: WhoQuestion;
  thing: Targeted;
}

/** Who sees a thing, and why, while that is asked; after its button among what is drawn. */
export function WhoPanel({ question: { button, isAsked, setAsked }, thing }: WhoPanelProps) {
  const { who } = useTexts('why');
  return (
    isAsked && (
      <Part>
        <WhyPanel thing={thing} title={who} target={button} close={() => setAsked(false)} />
      </Part>
    )
  );
}

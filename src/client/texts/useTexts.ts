import { createContext, useContext } from 'react';
import type { InterfaceLanguage } from '#shared/rules/interfaceLanguages';
import { topicIn } from './catalogues';
import { firstTexts, type FirstTexts, type LaterTexts, type LaterTopic } from './topics';

/** What the interface speaks: the language, and the texts of the first screens in it. */
export const SpokenContext = createContext<{ language: InterfaceLanguage; texts: FirstTexts }>({
  language: 'en',
  texts: firstTexts,
});

/**
 * The interface texts in the person's language: those of the first screens, which are always at
 * hand, or those of a topic, which load with the first component that reads them.
 */
export function useTexts(): FirstTexts;
export function useTexts<T extends LaterTopic>(topic: T): LaterTexts[T];
export function useTexts(topic?: LaterTopic): FirstTexts | LaterTexts[LaterTopic] {
  const { language, texts } = useContext(SpokenContext);
  return topic ? topicIn(topic, language).read() : texts;
}

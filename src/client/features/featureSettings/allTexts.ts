import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import { loadable, type Loadable } from '../../loading/loadable';
import { firstIn, topicIn } from '../../texts/catalogues';
import { laterTopics, type LaterTopic } from '../../texts/laterTopics';

const known = new Map<InterfaceLanguage, Loadable<object>>();

/** Everything that the portal says in a language, by topic. */
export function allTexts(language: InterfaceLanguage): Loadable<object> {
  const texts = known.get(language) ?? loadable(() => loadAll(language));
  known.set(language, texts);
  return texts;
}

async function loadAll(language: InterfaceLanguage): Promise<object> {
  const topics = Object.keys(laterTopics) as LaterTopic[];
  const [first, ...later] = await Promise.all([
    firstIn(language).load(),
    ...topics.map((topic) => topicIn(topic, language).load()),
  ]);
  return { ...first, ...Object.fromEntries(topics.map((topic, index) => [topic, later[index]])) };
}

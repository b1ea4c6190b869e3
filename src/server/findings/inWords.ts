import type { Finding } from '#shared/rules/finding';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import { format } from '#shared/rules/values/format';
import type { Found } from './found';
import type { Sentence, SentenceTexts } from './sentence';
import { da } from './texts/da';
import { en } from './texts/en';
import { fi } from './texts/fi';
import { nb } from './texts/nb';
import { sv } from './texts/sv';

/** The sentences of every interface language. */
export const sentenceTexts: Record<InterfaceLanguage, SentenceTexts> = { en, da, sv, fi, nb };

/** Findings in the words of a language, as they go to the person who asks. */
export function inWords(found: readonly Found[], language: InterfaceLanguage): Finding[] {
  const texts = sentenceTexts[language];
  return found.map(({ check, level, text, remedy }) => ({
    Check: check,
    Level: level,
    Text: textOf(text, texts),
    Remedy: remedy ? textOf(remedy, texts) : '',
  }));
}

function textOf({ id, values }: Sentence, texts: SentenceTexts): string {
  const forms = texts[id];
  const text = typeof forms === 'string' ? forms : values.count === 1 ? forms.one : forms.other;
  const words = Object.entries(values).map(
    ([place, value]) => [place, typeof value === 'object' ? textOf(value, texts) : value] as const,
  );
  return format(text, Object.fromEntries(words));
}

import { useEffect, useRef } from 'react';
import type { NewSiteElement, SiteElement } from '#shared/contract/siteElements';
import { footerTemplate, footerType } from '#shared/rules/pages/footer';
import { interfaceLanguageOf } from '#shared/rules/settings/interfaceLanguages';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { handleFailure } from '../../data/connection/handleFailure';
import { editing } from '../../data/editing/editing';
import { useSession } from '../../data/session/session';
import { useEditor } from '../../editing/useEditor';
import { loadFirst, loadTopic } from '../../texts/catalogues';
import { useTexts } from '../../texts/useTexts';

/**
 * Takes the default footer of this organisation in a language (FOOTER-11, FOOTER-19), as long as that
 * is the chosen one; that its words cannot be loaded is reported.
 */
export function useFooterTemplate(code: string, take: (html: string) => void): () => void {
  const { settings } = useSession();
  const texts = useTexts();
  const language = interfaceLanguageOf(code) ?? 'en';
  const chosen = useRef(language);
  useEffect(() => {
    chosen.current = language;
  }, [language]);
  const load = async () => {
    const [{ navigation, shell }, { footer }] = await Promise.all([
      loadFirst(language),
      loadTopic('editing', language),
    ]);
    if (language !== chosen.current) return;
    take(footerTemplate(settings, { ...navigation, ...footer, settings: shell.settings }));
  };
  return () => void load().catch((error: unknown) => handleFailure(error, texts));
}

/** How editors read and store footers. */
export const footerEditing = editing('/siteelements', {
  reads: ['GET /siteelements', 'GET /siteelements/{id}/audits'],
  list: (operation) =>
    apiRead('GET /siteelements', { query: { type: footerType, language: undefined }, operation }),
});

/** The form's values. */
interface FooterValues {
  Content: string;
}

interface FooterFormOptions {
  language: string;
  /** The footer that is there in this language. */
  existing: SiteElement | undefined;
  /** The one that readers of this language see; a new one begins with it. */
  shown: SiteElement | undefined;
  /** Called when it is stored. */
  done: () => void;
}

/** The form of the footer of one language, and the saving of it (FOOTER-06). */
export function useFooterForm({ language, existing, shown, done }: FooterFormOptions) {
  const { genericadded, genericupdated } = useTexts('alertMessages');
  const { name } = useTexts().footer;
  return useEditor({
    editing: footerEditing,
    words: { name, added: genericadded, updated: genericupdated },
    opened: existing,
    follows: true,
    valuesOf: (footer): FooterValues => ({ Content: (footer ?? shown)?.Content ?? '' }),
    bodyOf: ({ Content }): NewSiteElement => ({ Type: footerType, Language: language, Content }),
    rival: async () => {
      const input = { query: { type: footerType, language } as const, operation: name };
      return (await callApi('GET /siteelements', input))[0];
    },
    validate: () => ({}),
    done,
  });
}

import { useState } from 'react';
import type { SiteElement } from '#shared/contract/siteElements';
import { chooseFooter, footerTemplate, footerType } from '#shared/rules/footer';
import { baseLanguage } from '#shared/rules/languages';
import { footerEditors, hasAnyRole } from '#shared/rules/roles';
import { callApi } from '../../data/callApi';
import type { Failure } from '../../data/failure';
import { handleFailure } from '../../data/handleFailure';
import { invalidate } from '../../data/invalidate';
import { confirmDone } from '../../data/notices';
import { useSession } from '../../data/session';
import { useLast } from '../../data/useLast';
import { useRead } from '../../data/useRead';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widgetState';

const key = 'siteelements/footer';

export interface Footers {
  all: readonly SiteElement[];
  /** The one for this reader (FOOTER-12); nothing while there is none at all. */
  shown: SiteElement | undefined;
  /** Two letters: the reader's. */
  language: string;
}

/** The portal's footers, and which of them the person sees. Once shown they stay while they are read anew. */
export function useFooters(): WidgetState<Footers> {
  const language = baseLanguage(useLocale());
  const read = useRead({ key, read: (signal) => callApi('GET /siteelements', { query: { type: footerType, language: undefined }, operation: 'The footer', signal }) });
  const all = useLast(read);
  const needsDefault = all !== undefined && !all.some(({ Language }) => Language === language);
  const culture = useRead({ key: needsDefault ? 'appsettings/defaultrequestculture' : null, read: (signal) => callApi('GET /appsettings/defaultrequestculture', { operation: 'The default language', signal }) });
  const defaultCulture = useLast(culture);
  if (!all) return read.state === 'failed' ? read : { state: 'loading' };
  // Without an answer the next in the order is shown.
  if (needsDefault && !defaultCulture && culture.state === 'loading') return { state: 'loading' };
  return { state: 'ready', reload: () => void invalidate(key), value: { all, language, shown: chooseFooter(all, language, baseLanguage(defaultCulture ?? '')) } };
}

/** FOOTER-03. */
export function useMayEditFooter(): boolean {
  return hasAnyRole(useSession().roles, footerEditors);
}

export function useWorkplaceName(): string {
  return useSession().settings.workplaceName;
}

/** The default footer of this organisation (FOOTER-19). */
export function useFooterTemplate(): string {
  const { settings } = useSession();
  const { navigation, footer, shell } = useTexts();
  return footerTemplate(settings, { ...navigation, ...footer, settings: shell.settings });
}

export interface FooterDraft {
  Language: string;
  Content: string;
  /** The footer that is there in this language. */
  existing: SiteElement | undefined;
}

/** Creates or updates a footer; answers whether it is stored. What failed stays in `failure` until the next try. */
export function useFooterSaving() {
  const texts = useTexts();
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const save = async (draft: FooterDraft): Promise<boolean> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await store(draft);
      await invalidate(key);
      confirmDone(draft.existing ? texts.footer.updated : texts.footer.added);
      return true;
    } catch (error) {
      const failed = handleFailure(error, texts, { quiet: true });
      setFailure(failed);
      // Somebody else was faster: what they made is read, so that the next try asks before it replaces that.
      if (failed.status === 409) await invalidate(key);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, failure, isSaving };
}

async function store({ Language, Content, existing }: FooterDraft): Promise<void> {
  const body = { Type: footerType, Language, Content } as const;
  const query = { siteUrl: undefined };
  const operation = 'The footer';
  if (!existing) return void (await callApi('POST /siteelements', { body, query, operation }));
  await callApi('PUT /siteelements/{id}', { params: { id: existing.Id }, body: { ...body, Id: existing.Id, Modified: existing.Modified }, query, operation });
}

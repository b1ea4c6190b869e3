import { useState } from 'react';
import type { SiteElement } from '#shared/contract/siteElements';
import { footerTemplate, footerType } from '#shared/rules/footer';
import { callApi } from '../../data/callApi';
import type { Failure } from '../../data/failure';
import { handleFailure } from '../../data/handleFailure';
import { invalidate } from '../../data/invalidate';
import { showAlert } from '../../data/showAlert';
import { useSession } from '../../data/session';
import { useTexts } from '../../texts/useTexts';

/** The default footer of this organisation (FOOTER-19). */
export function useFooterTemplate(): string {
  const { settings } = useSession();
  const { navigation, shell } = useTexts();
  const { footer } = useTexts('editing');
  return footerTemplate(settings, { ...navigation, ...footer, settings: shell.settings });
}

export interface FooterDraft {
  Language: string;
  Content: string;
  /** The footer that is there in this language. */
  existing: SiteElement | undefined;
}

/**
 * Creates or updates a footer; answers whether it is stored. What failed stays in `failure` until
 * the next try.
 */
export function useFooterSaving() {
  const texts = useTexts();
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const save = async (draft: FooterDraft): Promise<boolean> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await store(draft);
      await invalidate('GET /siteelements');
      showAlert(draft.existing ? 'genericupdated' : 'genericadded');
      return true;
    } catch (error) {
      const failed = handleFailure(error, texts, { quiet: true });
      setFailure(failed);
      // Somebody else was faster: what they made is read, so that the next try asks before it
      // replaces that.
      if (failed.status === 409) await invalidate('GET /siteelements');
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
  await callApi('PUT /siteelements/{id}', {
    params: { id: existing.Id },
    body: { ...body, Id: existing.Id, Modified: existing.Modified },
    query,
    operation,
  });
}

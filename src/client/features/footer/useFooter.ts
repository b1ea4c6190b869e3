import { useState } from 'react';
import type { SiteElement } from '#shared/contract/siteElements';
import { chooseFooter, footerType } from '#shared/rules/pages/footer';
import { baseLanguage } from '#shared/rules/targeting/languages';
import { footerEditors, hasAnyRole } from '#shared/rules/people/roles';
import { apiRead } from '../../data/connection/apiRead';
import { invalidate } from '../../data/read/invalidate';
import { useSession } from '../../data/session/session';
import { useLast } from '../../data/read/useLast';
import { useRead } from '../../data/read/useRead';
import { useLocale } from '../../texts/useLocale';
import type { WidgetState } from '../../ui/widget/widgetState';

export interface Footers {
  all: readonly SiteElement[];
  /** The one for this reader (FOOTER-12); nothing while there is none at all. */
  shown: SiteElement | undefined;
  /** Two letters: the reader's. */
  language: string;
}

/**
 * The portal's footers, and which of them the person sees. Once shown they stay while they are read
 * again.
 */
export function useFooters(): WidgetState<Footers> {
  const language = baseLanguage(useLocale());
  const read = useRead(
    apiRead('GET /siteelements', {
      query: { type: footerType, language: undefined },
      operation: 'The footer',
    }),
  );
  const newest = useLast(read);
  const needsDefault =
    newest !== undefined && !newest.some(({ Language }) => Language === language);
  const culture = useRead({
    ...apiRead('GET /appsettings/defaultrequestculture', { operation: 'The default language' }),
    isWanted: needsDefault,
  });
  const defaultCulture = useLast(culture);
  // Without an answer the next in the order is shown.
  const isDecided = !needsDefault || defaultCulture !== undefined || culture.state !== 'loading';
  const [all, setAll] = useState<readonly SiteElement[]>();
  if (isDecided && newest !== all) setAll(newest);
  if (!all) return read.state === 'failed' ? read : { state: 'loading' };
  return {
    state: 'ready',
    reload: () => void invalidate('GET /siteelements'),
    value: {
      all,
      language,
      shown: chooseFooter(all, language, baseLanguage(defaultCulture ?? '')),
    },
  };
}

/** FOOTER-03. */
export function useMayEditFooter(): boolean {
  return hasAnyRole(useSession().roles, footerEditors);
}

export function useWorkplaceName(): string {
  return useSession().settings.workplaceName;
}

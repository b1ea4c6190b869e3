import { certain } from '../values/certain';
import type { FeatureSettings } from '../settings/settings';

/** Languages that the footer editor offers. Spec: core §9. */
export const footerLanguages = ['da', 'en', 'fi', 'no', 'sv'] as const;

/** Type of the site element that is the footer. Spec: core §3. */
export const footerType = 0;

/** Characters of HTML (FOOTER-18). */
export const maxFooterLength = 20_000;

/**
 * The footer in the reader's language, else in the portal's default language, else without a
 * language, else any (FOOTER-12).
 */
export function chooseFooter<T extends { Language: string }>(
  footers: readonly T[],
  language: string,
  defaultLanguage: string,
): T | undefined {
  const of = (wanted: string) => footers.find(({ Language }) => Language === wanted);
  return of(language) ?? of(defaultLanguage) ?? of('') ?? footers[0];
}

interface TemplateTexts {
  today: string;
  news: string;
  support: string;
  guide: string;
  settings: string;
  more: string;
}

type TemplateSettings = Pick<
  FeatureSettings,
  'workplaceName' | 'supportEmail' | 'supportPhone' | 'guideSiteUrl'
>;

/**
 * The default footer: three columns of headings and links, made of the organisation's settings;
 * what is not set is left out (FOOTER-19).
 */
export function footerTemplate(
  { workplaceName, supportEmail, supportPhone, guideSiteUrl }: TemplateSettings,
  texts: TemplateTexts,
): string {
  const columns: [title: string, links: [text: string, address: string][]][] = [
    [
      workplaceName,
      [
        [texts.today, '/'],
        [texts.news, '/pages/news'],
      ],
    ],
    [
      texts.support,
      [
        ...(supportEmail
          ? [[supportEmail, `mailto:${supportEmail}`] satisfies [string, string]]
          : []),
        ...(supportPhone
          ? [
              [supportPhone, `tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`] satisfies [
                string,
                string,
              ],
            ]
          : []),
      ],
    ],
    [
      texts.more,
      [
        ...(guideSiteUrl ? [[texts.guide, guideSiteUrl] satisfies [string, string]] : []),
        [texts.settings, '/settings'],
      ],
    ],
  ];
  return columns
    .filter(([, links]) => links.length > 0)
    .map(([title, links]) => `<h3>${escape(title)}</h3><ul>${links.map(itemOf).join('')}</ul>`)
    .join('');
}

const itemOf = ([text, address]: [string, string]) =>
  `<li><a href="${escape(address)}">${escape(text)}</a></li>`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => certain(escapes[character]));
}

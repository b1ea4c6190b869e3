import { chooseFooter, footerTemplate } from '#shared/rules/pages/footer';

const footers = (...languages: string[]) => languages.map((Language) => ({ Language }));
const chosen = (...languages: string[]) =>
  chooseFooter(footers(...languages), 'sv', 'en')?.Language;

it('FOOTER-12 the footer is in the own language, else the default one, else without language, else any', () => {
  expect(chosen('da', '', 'en', 'sv')).toBe('sv');
  expect(chosen('da', '', 'en')).toBe('en');
  expect(chosen('da', '')).toBe('');
  expect(chosen('da', 'fi')).toBe('da');
  expect(chosen()).toBeUndefined();
});

const texts = {
  today: 'Today',
  news: 'News',
  support: 'Support',
  guide: 'Guide',
  settings: 'Settings',
  more: 'More',
};

it('FOOTER-19 the default footer has three columns of headings and links made of the settings', () => {
  const html = footerTemplate(
    {
      workplaceName: 'Nord & Vik',
      supportEmail: 'help@nordvik.example',
      supportPhone: '+45 70 20',
      guideSiteUrl: 'https://guide.example/?a=1&b=2',
    },
    texts,
  );
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    'Nord &amp; Vik',
    'Support',
    'More',
  ]);
  expect([...html.matchAll(/href="(.*?)"/g)].map(([, address]) => address)).toEqual([
    '/',
    '/pages/news',
    'mailto:help@nordvik.example',
    'tel:+457020',
    'https://guide.example/?a=1&amp;b=2',
    '/settings',
  ]);
  expect([...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)).toEqual([
    'Today',
    'News',
    'help@nordvik.example',
    '+45 70 20',
    'Guide',
    'Settings',
  ]);
});

it('FOOTER-19 what is not set is left out of the default footer', () => {
  const html = footerTemplate(
    { workplaceName: 'Nordvik', supportEmail: '', supportPhone: '', guideSiteUrl: '' },
    texts,
  );
  expect(html).toBe(
    '<h3>Nordvik</h3><ul><li><a href="/">Today</a></li>' +
      '<li><a href="/pages/news">News</a></li></ul>' +
      '<h3>More</h3><ul><li><a href="/settings">Settings</a></li></ul>',
  );
});

it('signs of HTML in the settings are text of the default footer', () => {
  const html = footerTemplate(
    { workplaceName: 'A < "B" > & C', supportEmail: '', supportPhone: '', guideSiteUrl: '' },
    texts,
  );
  expect(html).toContain('<h3>A &lt; &quot;B&quot; &gt; &amp; C</h3>');
});

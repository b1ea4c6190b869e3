import { pastedHtml } from '../../src/client/ui/editor/paste/pastedHtml';
import { cleanHtml } from '../../src/server/html/cleanHtml';
import { excel, googleDocs, webPage } from '../support/clipboards/others';
import { outlook, word, wordOnline } from '../support/clipboards/word';

const samples = [word, wordOnline, outlook, googleDocs, excel, webPage];

it.each(samples.map((sample) => [sample.name, sample] as const))(
  'what is copied from %s keeps its headings, lists, tables and links, and nothing else',
  (_, { html, expected, pictures }) => {
    const pasted = pastedHtml(html, 'http://localhost');
    expect(pasted.html).toBe(expected);
    expect(pasted.pictures).toBe(pictures);
    expect(cleanHtml(expected)).toBe(expected);
  },
);

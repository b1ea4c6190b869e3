import { blocksOf } from '../../.config/webpack/paper.cjs';
import { readText } from '../support/sourceFiles';

const text = (words: string) => ({ kind: 'text', text: words });

it('a paper becomes headings, paragraphs and lists of marked words', () => {
  expect(
    blocksOf(
      '# Guide\n\nWrite **well**, _often_\nand `short`.\n\n1. One\n   goes on.\n2. Two\n\n- **A**: b\n- c_d_e',
    ),
  ).toEqual([
    { kind: 'heading', level: 1, parts: [text('Guide')] },
    {
      kind: 'paragraph',
      parts: [
        text('Write '),
        { kind: 'strong', text: 'well' },
        text(', '),
        { kind: 'emphasis', text: 'often' },
        text(' and '),
        { kind: 'code', text: 'short' },
        text('.'),
      ],
    },
    { kind: 'list', ordered: true, items: [[text('One goes on.')], [text('Two')]] },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'strong', text: 'A' }, text(': b')], [text('c_d_e')]],
    },
  ]);
});

it('markup of a paper stays text, links keep their words, pictures are left out', () => {
  expect(
    blocksOf('<script>alert(1)</script> [read](javascript:alert`1`)\n\n![A picture](a.webp)'),
  ).toEqual([{ kind: 'paragraph', parts: [text('<script>alert(1)</script> '), text('read')] }]);
});

it('the papers of the portal leave no mark behind', () => {
  for (const path of ['docs/editors.md', 'CHANGELOG.md']) {
    const words = JSON.stringify(blocksOf(readText(path)));
    expect([path, /\*\*|\]\(|!\[|^#|"text":"[^"]*`/.exec(words)?.[0]]).toEqual([path, undefined]);
  }
});

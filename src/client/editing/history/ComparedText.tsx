import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { TextBlock } from '#shared/rules/richText/compareTexts';
import { writeHtml } from '#shared/rules/richText/tree';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { RichText } from '../../ui/text/RichText';

const useStyles = makeStyles({
  // Told by lines and not by colour alone; the lines stay in high contrast.
  root: {
    maxWidth: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    '& ins': {
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
      color: tokens.colorPaletteGreenForeground1,
      backgroundColor: tokens.colorPaletteGreenBackground1,
    },
    '& del': {
      textDecorationLine: 'line-through',
      textDecorationThickness: '2px',
      color: tokens.colorPaletteRedForeground1,
      backgroundColor: tokens.colorPaletteRedBackground1,
    },
    '& :is(ins, del) a': { color: 'inherit' },
    '& ins :is(img, hr)': { outline: `3px solid ${tokens.colorPaletteGreenBorder2}` },
    '& del :is(img, hr)': { outline: `3px dashed ${tokens.colorPaletteRedBorder2}`, opacity: 0.6 },
    '& > :last-child': { marginBottom: 0 },
  },
});

/** Blocks of a comparison, as the reader sees them, with what came and what went. */
export function ComparedText({
  blocks,
  className,
}: {
  blocks: readonly TextBlock[];
  className?: string;
}) {
  const styles = useStyles();
  const html = useMemo(() => blocks.map(writeHtml).join(''), [blocks]);
  return (
    <RichText
      html={html}
      className={mergeClasses(styles.root, className)}
      arrange={useSpokenChanges()}
    />
  );
}

/** Says what came and went to those who do not see it: few screen readers tell by themselves. */
function useSpokenChanges(): (fragment: DocumentFragment) => void {
  const { hidden } = useHiddenText();
  const { comparison } = useTexts('editing');
  return useMemo(() => {
    const spoken = (text: string) => {
      const element = document.createElement('span');
      element.className = hidden;
      element.textContent = text;
      return element;
    };
    return (fragment) => {
      // A change is not to be looked for.
      for (const section of fragment.querySelectorAll('details')) section.open = true;
      for (const element of fragment.querySelectorAll('ins, del')) {
        const { added, removed, end } = comparison;
        element.prepend(spoken(` ${element.localName === 'ins' ? added : removed}: `));
        element.append(spoken(` ${end}. `));
      }
    };
  }, [hidden, comparison]);
}

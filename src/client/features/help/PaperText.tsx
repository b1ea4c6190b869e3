import { Subtitle1, Subtitle2, Text, makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import type { PaperBlock, PaperPart } from './paperBlocks';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalM), maxWidth: '72ch', overflowWrap: 'anywhere' },
  heading: { margin: `${tokens.spacingVerticalL} 0 0` },
  words: { margin: 0, lineHeight: tokens.lineHeightBase400, textWrap: 'pretty' },
  list: {
    ...stacked(tokens.spacingVerticalS),
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXXL,
  },
  code: {
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
  },
});

interface PaperTextProps {
  blocks: readonly PaperBlock[];
  /** The level that its own first level has on the page. */
  from: 1 | 2;
}

/** A paper of the repository on a page of the portal; papers are in English. */
export function PaperText({ blocks, from }: PaperTextProps) {
  const styles = useStyles();
  return (
    <div className={styles.root} lang="en">
      {blocks.map((block, index) => (
        <Block key={index} block={block} from={from} />
      ))}
    </div>
  );
}

function Block({ block, from }: { block: PaperBlock; from: 1 | 2 }) {
  const styles = useStyles();
  if (block.kind === 'paragraph')
    return (
      <Text as="p" block className={styles.words}>
        <Parts parts={block.parts} />
      </Text>
    );
  if (block.kind === 'heading') {
    const Heading = block.level + from <= 3 ? Subtitle1 : Subtitle2;
    return (
      <Heading as={block.level + from <= 3 ? 'h2' : 'h3'} block className={styles.heading}>
        <Parts parts={block.parts} />
      </Heading>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {block.items.map((parts, index) => (
        <li key={index}>
          <Text className={styles.words}>
            <Parts parts={parts} />
          </Text>
        </li>
      ))}
    </List>
  );
}

const tags = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

function Parts({ parts }: { parts: readonly PaperPart[] }) {
  const styles = useStyles();
  return parts.map(({ kind, text }, index) => {
    if (kind === 'text') return text;
    const Mark = tags[kind];
    return (
      <Mark key={index} className={kind === 'code' ? styles.code : undefined}>
        {text}
      </Mark>
    );
  });
}

import { useId, useMemo, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { compareTexts, type TextBlock } from '#shared/rules/richText/compareTexts';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { comparedParts } from './comparedParts';
import { ComparedText } from './ComparedText';
import { treeOfText } from './treeOfText';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  alike: {
    justifyContent: 'start',
    width: '100%',
    color: tokens.colorNeutralForeground2,
    borderTop: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderBottom: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: 0,
    ...fingerHeight,
  },
});

/** The changes of a text, as the reader sees it; long stretches that stayed are folded. */
export function TextComparison({ before, after }: { before: unknown; after: unknown }) {
  const styles = useStyles();
  const { comparison } = useTexts('editing');
  const parts = useMemo(
    () => comparedParts(compareTexts(treeOfText(before), treeOfText(after))),
    [before, after],
  );
  return (
    <div className={styles.root}>
      {parts.every(({ isAlike }) => isAlike) && <Text>{comparison.sameText}</Text>}
      {parts.map(({ isAlike, blocks }, index) =>
        isAlike ? (
          <Alike key={index} blocks={blocks} />
        ) : (
          <ComparedText key={index} blocks={blocks} />
        ),
      )}
    </div>
  );
}

function Alike({ blocks }: { blocks: readonly TextBlock[] }) {
  const styles = useStyles();
  const { comparison } = useTexts('editing');
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={styles.alike}
        appearance="subtle"
        icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {plural(comparison.alike, blocks.length, locale)}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ComparedText blocks={blocks} />}
      </div>
    </>
  );
}

import { useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { lazyPart } from '../../../loading/lazyPart';
import { Part } from '../../../loading/Part';
import { useTexts } from '../../../texts/useTexts';
import { inRow, stacked } from '../../../ui/style/layout';
import { surface } from '../../../ui/style/surface';

const ImportDialog = lazyPart(() => import('./ImportDialog'), 'ImportDialog');

const useStyles = makeStyles({
  root: {
    ...surface,
    ...inRow(tokens.spacingHorizontalL),
    flexWrap: 'wrap',
    padding: tokens.spacingHorizontalL,
  },
  words: { ...stacked(tokens.spacingVerticalXXS), flex: '1 1 200px' },
  introduction: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  button: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/** Where an administrator starts the import of the old infoboxes (INFOBOX-36). */
export function ImportCard() {
  const styles = useStyles();
  const { imports: texts } = useTexts('infoboxes');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Text weight="semibold" size={400}>
          {texts.title}
        </Text>
        <Text className={styles.introduction}>{texts.introduction}</Text>
      </div>
      <Button className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Part>
          <ImportDialog close={() => setOpen(false)} />
        </Part>
      )}
    </div>
  );
}

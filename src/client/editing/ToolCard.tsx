import type { ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { fingerHeight, inRow, stacked } from '../ui/style/layout';
import { surface } from '../ui/style/surface';

const useStyles = makeStyles({
  root: {
    ...surface,
    ...inRow(tokens.spacingHorizontalL),
    flexWrap: 'wrap',
    padding: tokens.spacingHorizontalL,
    '& > button': fingerHeight,
  },
  words: { ...stacked(tokens.spacingVerticalXXS), flex: '1 1 200px' },
  introduction: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

interface ToolCardProps {
  title: string;
  introduction: string;
  /** The button that does it. */
  children: ReactNode;
}

/** A card for something that is done once in a while. */
export function ToolCard({ title, introduction, children }: ToolCardProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Text weight="semibold" size={400}>
          {title}
        </Text>
        <Text className={styles.introduction}>{introduction}</Text>
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import {
  Button,
  Text,
  Title1,
  Title2,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { keyboardHome } from '../ui/leave/useReturnFromDialog';
import { fingerHeight } from '../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    outlineStyle: 'none',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  // Beside them stands the button that closes the dialog.
  headInDialog: { '@media (min-width: 768px)': { paddingInlineEnd: '40px' } },
  titleInDialog: { [phone]: { paddingInlineEnd: '40px' } },
  words: { minWidth: 0, flex: '1 1 320px' },
  // The button stands below them, as in the corner it would be under the one that closes the dialog.
  wordsInDialog: { [phone]: { flexBasis: '100%' } },
  title: { margin: 0 },
  introduction: {
    display: 'block',
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  add: fingerHeight,
});

interface EditorListProps {
  title: string;
  introduction: string;
  addLabel: string;
  onAdd: () => void;
  isInDialog: boolean;
  children: ReactNode;
}

/**
 * The frame of a list that editors manage: what it is, "add", and the list. After something of it
 * was deleted the keyboard is here.
 */
export function EditorList({
  title,
  introduction,
  addLabel,
  onAdd,
  isInDialog,
  children,
}: EditorListProps) {
  const styles = useStyles();
  const Title = isInDialog ? Title2 : Title1;
  return (
    <div
      role="group"
      aria-label={title}
      tabIndex={-1}
      {...{ [keyboardHome]: '' }}
      className={styles.root}
    >
      <div className={mergeClasses(styles.head, isInDialog && styles.headInDialog)}>
        <div className={mergeClasses(styles.words, isInDialog && styles.wordsInDialog)}>
          <Title
            as="h1"
            block
            className={mergeClasses(styles.title, isInDialog && styles.titleInDialog)}
          >
            {title}
          </Title>
          <Text className={styles.introduction}>{introduction}</Text>
        </div>
        <Button className={styles.add} appearance="primary" icon={<AddRegular />} onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
      {children}
    </div>
  );
}

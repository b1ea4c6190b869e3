import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: fingerHeight,
  arrow: { marginInlineStart: tokens.spacingHorizontalS, fontSize: tokens.fontSizeBase400 },
  pressed: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    '@media (forced-colors: active)': {
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
});

interface EditToggleProps {
  isEditing: boolean;
  className?: string;
  onToggle: () => void;
}

/**
 * Begins and ends editing in place; beside the arrow of APPS-06 a pencil, because an arrow alone
 * reads as the way back. Fluent's own toggle would be a tenth of what the board needs before its
 * first content.
 */
export function EditToggle({ isEditing, className, onToggle }: EditToggleProps) {
  const styles = useStyles();
  const Arrow = isEditing ? ArrowRightRegular : ArrowLeftRegular;
  return (
    <Button
      className={mergeClasses(styles.root, isEditing && styles.pressed, className)}
      aria-pressed={isEditing}
      icon={<EditRegular />}
      onClick={onToggle}
    >
      {useTexts('apps').edit}
      <Arrow className={styles.arrow} data-arrow={isEditing ? 'right' : 'left'} />
    </Button>
  );
}

import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  root: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
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
 * Begins and ends editing in place. Fluent's own toggle would be a tenth of what the board needs
 * before its first content.
 */
export function EditToggle({ isEditing, className, onToggle }: EditToggleProps) {
  const styles = useStyles();
  return (
    <Button
      className={mergeClasses(styles.root, isEditing && styles.pressed, className)}
      aria-pressed={isEditing}
      icon={
        isEditing ? (
          <ArrowRightRegular data-arrow="right" />
        ) : (
          <ArrowLeftRegular data-arrow="left" />
        )
      }
      onClick={onToggle}
    >
      {useTexts('apps').edit}
    </Button>
  );
}

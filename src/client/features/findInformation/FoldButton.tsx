import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { focusRing, square } from '../../ui/style/layout';

const useStyles = makeStyles({
  // A button of the browser: a menu may have hundreds.
  root: {
    ...square('28px'),
    ...focusRing(),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: '16px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '@media (pointer: coarse)': square('44px'),
  },
});

interface FoldButtonProps {
  /** Of what is folded. */
  name: string;
  isFolded: boolean;
  toggle: () => void;
}

/** Folds and unfolds what lies below a node (FIND-12). */
export function FoldButton({ name, isFolded, toggle }: FoldButtonProps) {
  const texts = useTexts('findInformation');
  return (
    <button
      type="button"
      className={useStyles().root}
      aria-expanded={!isFolded}
      aria-label={format(texts.fold, { name })}
      onClick={toggle}
    >
      {isFolded ? <ChevronRightRegular data-arrow="right" /> : <ChevronDownRegular />}
    </button>
  );
}

import { makeStyles, tokens } from '@fluentui/react-components';
import { PlayFilled } from '@fluentui/react-icons/svg/play';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { square } from '../style/layout';

const useStyles = makeStyles({
  play: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    borderRadius: 'inherit',
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      boxShadow: `inset 0 0 0 3px ${tokens.colorStrokeFocus1}`,
    },
    ':hover > span': { transform: 'scale(1.06)' },
  },
  sign: {
    ...square('64px'),
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusCircular,
    color: '#ffffff',
    backgroundColor: 'rgba(0, 0, 0, 0.72)',
    fontSize: '28px',
    transitionProperty: 'transform',
    transitionDuration: tokens.durationFast,
    '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
    '@media (forced-colors: active)': {
      color: 'ButtonText',
      backgroundColor: 'ButtonFace',
      border: '1px solid ButtonText',
    },
  },
});

/** Over the picture of a video, in a place that is positioned. */
export function PlayButton({ title, play }: { title: string; play: () => void }) {
  const styles = useStyles();
  const { video } = useTexts('richText');
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={format(video.play, { title })}
      onClick={play}
    >
      <PlaySign />
    </button>
  );
}

export function PlaySign() {
  const styles = useStyles();
  return (
    <span className={styles.sign} aria-hidden>
      <PlayFilled />
    </span>
  );
}

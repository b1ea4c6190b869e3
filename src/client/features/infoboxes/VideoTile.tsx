import { useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PlayFilled } from '@fluentui/react-icons/svg/play';
import { infoboxMinHeight } from '#shared/rules/infoboxes';
import { safeSource } from '#shared/rules/webAddress';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { square } from '../../ui/layout';
import { useTileStyles } from './infoboxStyles';
import type { TileProps } from './InfoboxTile';
import { PictureTile } from './PictureTile';

const useStyles = makeStyles({
  frame: { width: '100%', flexGrow: 1, border: 'none', backgroundColor: '#000' },
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

/**
 * A video infobox. The player, which belongs to another company, loads when somebody wants to see
 * the video.
 */
export function VideoTile({ infobox, area }: TileProps) {
  const tile = useTileStyles();
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const [isPlaying, setPlaying] = useState(false);
  const { Title, VideoEmbedCode } = infobox;
  const name = format(texts.play, { title: Title });
  if (isPlaying && VideoEmbedCode) {
    return (
      <div
        className={tile.root}
        style={{ minHeight: `${infoboxMinHeight(area, infobox.Height)}rem` }}
      >
        <iframe
          ref={focusPlayer}
          className={styles.frame}
          src={safeSource(playing(VideoEmbedCode))}
          title={Title}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
    );
  }
  return (
    <PictureTile infobox={{ ...infobox, LinkUrl: null, LinkDescription: null }} area={area}>
      <button
        type="button"
        className={mergeClasses(styles.play)}
        aria-label={name}
        onClick={() => setPlaying(true)}
      >
        <span className={styles.sign} aria-hidden>
          <PlayFilled />
        </span>
      </button>
    </PictureTile>
  );
}

/** Where the button was; only once, so not a function that is another one at each render. */
function focusPlayer(player: HTMLIFrameElement | null): void {
  player?.focus();
}

/** Pressing "play" is enough: the player begins. */
function playing(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

import { mergeClasses, makeStyles } from '@fluentui/react-components';
import { safeSource } from '#shared/rules/addresses/webAddress';

const useStyles = makeStyles({
  frame: { width: '100%', border: 'none', backgroundColor: '#000' },
});

interface VideoPlayerProps {
  address: string;
  title: string;
  /** Begins by itself, with the keyboard in it: somebody has asked for it. */
  isAsked?: boolean;
  className?: string;
}

/** The player of another company, with no more rights than a video needs. */
export function VideoPlayer({ address, title, isAsked = false, className }: VideoPlayerProps) {
  const styles = useStyles();
  return (
    <iframe
      ref={isAsked ? focusPlayer : undefined}
      className={mergeClasses(styles.frame, className)}
      src={safeSource(isAsked ? playing(address) : address)}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    />
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

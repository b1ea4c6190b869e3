import { useState } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { PlayButton } from './PlayButton';
import { useVideoStyles } from './videoStyles';
import { VideoPlayer } from './VideoPlayer';

const useStyles = makeStyles({ player: { display: 'block', height: '100%' } });

/**
 * A video within a text. Nothing is loaded from the host before somebody wants to see it; which host
 * that is stands there.
 */
export function VideoPart({ address, title }: { address: string; title: string }) {
  const styles = useStyles();
  const frame = useVideoStyles();
  const [isPlaying, setPlaying] = useState(false);
  const host = hostOf(address);
  const name = title || host;
  if (isPlaying)
    return <VideoPlayer isAsked className={styles.player} address={address} title={name} />;
  return (
    <>
      <PlayButton title={name} play={() => setPlaying(true)} />
      <span className={frame.host} data-host={host} />
    </>
  );
}

/** The host by which an address is known to people. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^(www|player)\./, '') : '';
}

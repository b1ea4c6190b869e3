import { useState } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { infoboxMinHeight } from '#shared/rules/widgets/infoboxes';
import { PlayButton } from '../../ui/video/PlayButton';
import { VideoPlayer } from '../../ui/video/VideoPlayer';
import { useTileStyles } from './infoboxStyles';
import type { TileProps } from './InfoboxTile';
import { PictureTile } from './PictureTile';

const useStyles = makeStyles({ player: { flexGrow: 1 } });

/**
 * A video infobox. The player, which belongs to another company, loads when somebody wants to see
 * the video.
 */
export function VideoTile({ infobox, area }: TileProps) {
  const tile = useTileStyles();
  const styles = useStyles();
  const [isPlaying, setPlaying] = useState(false);
  const { Title, VideoEmbedCode } = infobox;
  if (isPlaying && VideoEmbedCode) {
    return (
      <div
        className={tile.root}
        style={{ minHeight: `${infoboxMinHeight(area, infobox.Height)}rem` }}
      >
        <VideoPlayer isAsked className={styles.player} address={VideoEmbedCode} title={Title} />
      </div>
    );
  }
  return (
    <PictureTile infobox={{ ...infobox, LinkUrl: null, LinkDescription: null }} area={area}>
      <PlayButton title={Title} play={() => setPlaying(true)} />
    </PictureTile>
  );
}

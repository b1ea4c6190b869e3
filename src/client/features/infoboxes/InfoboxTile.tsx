import { Suspense, lazy } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxTypes } from '#shared/rules/infoboxes';
import { PictureTile } from './PictureTile';
import { TextTile } from './TextTile';

const VideoTile = lazy(async () => ({ default: (await import('./VideoTile')).VideoTile }));

export interface TileProps {
  infobox: Infobox;
  area: string;
}

/** An infobox as readers see it (INFOBOX-24). */
export function InfoboxTile({ infobox, area }: TileProps) {
  if (infobox.Type === infoboxTypes.picture) return <PictureTile infobox={infobox} area={area} />;
  if (infobox.Type === infoboxTypes.video)
    return (
      <Suspense fallback={<PictureTile infobox={infobox} area={area} />}>
        <VideoTile infobox={infobox} area={area} />
      </Suspense>
    );
  return <TextTile infobox={infobox} area={area} />;
}

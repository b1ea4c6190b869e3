import { useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { sourceSet } from '#shared/rules/pictures/imageSizes';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { square } from './style/layout';
import { PictureBackground } from './PictureBackground';
import { useAllowedSource } from './pictureAccess';
import { useBlobAddress, type LoadPicture } from '../platform/useBlobAddress';
import { useNearViewport } from './widget/useNearViewport';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  image: {
    ...square('100%'),
    position: 'absolute',
    inset: 0,
    objectFit: 'cover',
    objectPosition: '50% 35%',
  },
});

interface PictureProps {
  /** An address that an `<img>` can read, or how to read the bytes; `null` for no picture. */
  source: string | LoadPicture | null;
  /** How to read the bytes when the `<img>` cannot read the address. */
  fallback?: LoadPicture;
  /** Description of the picture; empty when it only decorates. */
  alt: string;
  /** Chooses the background that stands in for a missing or broken picture. */
  backgroundOf: string;
  /**
   * How wide it is shown, as `sizes` of an `<img>` says it: no more of an uploaded picture is
   * requested.
   */
  sizes: string;
  /** Sets the shape, e.g. the aspect ratio. */
  className?: string;
  /** The first picture of the page: requested at once. */
  isFirst?: boolean;
}

/**
 * A cropped picture; without one that the person may see, or when it is broken, a coloured
 * background takes its place (NEWS-58, IMAGES-20, LICENCE-03).
 */
export function Picture({
  source: given,
  fallback,
  alt,
  backgroundOf,
  sizes,
  className,
  isFirst = false,
}: PictureProps) {
  const styles = useStyles();
  const source = useAllowedSource(given);
  const [isNear, watch] = useNearViewport();
  const [broken, setBroken] = useState<string>();
  const load =
    typeof source === 'function'
      ? source
      : source !== null && source === broken
        ? fallback
        : undefined;
  const blobAddress = useBlobAddress((isNear && load) || null);
  const address = load ? blobAddress : source;
  const isMissing = address === null || (address !== undefined && address === broken);
  return (
    <div
      ref={whenRead(watch, { source, fallback })}
      className={mergeClasses(styles.root, className)}
    >
      {isMissing && <PictureBackground of={backgroundOf} />}
      {typeof address === 'string' && !isMissing && (
        <img
          className={styles.image}
          sizes={sizes}
          srcSet={sourceSet(address)}
          src={safeSource(address)}
          alt={alt}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={() => setBroken(address)}
        />
      )}
    </div>
  );
}

/**
 * It matters only for bytes that are read here when the picture comes near: with an `<img>` the
 * browser itself waits.
 */
function whenRead<Watch>(
  watch: Watch,
  { source, fallback }: Pick<PictureProps, 'source' | 'fallback'>,
): Watch | undefined {
  return typeof source === 'function' || fallback !== undefined ? watch : undefined;
}

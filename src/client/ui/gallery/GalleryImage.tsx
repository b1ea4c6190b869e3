import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { sourceSet } from '#shared/rules/pictures/imageSizes';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { focusRing, square } from '../style/layout';
import type { GalleryPicture } from './ImageGallery';

const useStyles = makeStyles({
  root: {
    ...focusRing(),
    position: 'relative',
    display: 'block',
    width: '100%',
    padding: 0,
    border: `2px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground4,
    cursor: 'pointer',
    aspectRatio: '4 / 3',
  },
  selected: {
    border: `2px solid ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  image: { ...square('100%'), display: 'block', objectFit: 'cover' },
  mark: {
    position: 'absolute',
    top: '6px',
    right: '6px',
    lineHeight: 0,
    fontSize: '24px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface GalleryImageProps {
  image: GalleryPicture;
  position: number;
  total: number;
  isSelected: boolean;
  onPress: () => void;
}

/** One picture of a gallery: a button, which stays pressed while the picture is selected. */
export function GalleryImage({
  image: { address, alt },
  position,
  total,
  isSelected,
  onPress,
}: GalleryImageProps) {
  const styles = useStyles();
  const texts = useTexts('gallery');
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, isSelected && styles.selected)}
      aria-pressed={isSelected}
      aria-label={alt || format(texts.picture, { position, total })}
      onClick={onPress}
    >
      <img
        className={styles.image}
        sizes="240px"
        srcSet={sourceSet(address)}
        src={safeSource(address)}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {isSelected && (
        <span className={styles.mark} aria-hidden>
          <CheckmarkCircleFilled />
        </span>
      )}
    </button>
  );
}

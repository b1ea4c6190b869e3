import { useId, useState, type ReactNode } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { galleryState, withToggled } from '#shared/rules/pictures/gallery';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, plainList, wrapped } from '../style/layout';
import { GalleryImage } from './GalleryImage';

const ImageViewer = lazyPart(() => import('./ImageViewer'), 'ImageViewer');

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (min-width: 768px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  buttons: {
    ...wrapped(tokens.spacingHorizontalS),
    marginTop: tokens.spacingVerticalM,
    ':empty': { display: 'none' },
  },
  button: fingerHeight,
});

export interface GalleryPicture {
  address: string;
  /** Description of the picture; empty where nobody has given one. */
  alt: string;
}

export interface GallerySelection {
  /** Addresses, the oldest first. */
  selected: readonly string[];
  /** Most images that can be selected. */
  max: number;
  onChange: (selected: string[]) => void;
}

interface ImageGalleryProps {
  /** Names the gallery. */
  label: string;
  images: readonly GalleryPicture[];
  /** Makes the images selectable (GALLERY-04); left out: pressing one shows it large. */
  selection?: GallerySelection;
  /** An image is pointed at or has the keyboard's focus; nothing when it no longer has. */
  onPreview?: (address: string | undefined) => void;
  /** Brings more images; left out: these are all. */
  more?: () => void;
  /** The content below an image. */
  footerOf?: (image: GalleryPicture) => ReactNode;
}

/**
 * Pictures side by side, four at first and four more at a time (GALLERY-01..03), to look at or to
 * select from (GALLERY-04, GALLERY-05).
 */
export function ImageGallery({
  label,
  images,
  selection,
  onPreview,
  more,
  footerOf,
}: ImageGalleryProps) {
  const styles = useStyles();
  const listId = useId();
  const texts = useTexts().widgets;
  const [presses, setPresses] = useState(0);
  const [open, setOpen] = useState<number>();
  const { shown, hasMore, hasLess } = galleryState(presses, images.length);
  const showMore = () => {
    setPresses(presses + 1);
    if (!galleryState(presses + 1, images.length).hasMore) more?.();
  };
  const look = (address: string | undefined) => () => onPreview?.(address);
  const press = (index: number, { address }: GalleryPicture) => {
    if (selection) selection.onChange(withToggled(selection.selected, address, selection.max));
    else setOpen(index);
  };
  return (
    <div role="group" aria-label={label}>
      <ul id={listId} className={styles.list}>
        {images.slice(0, shown).map((image, index) => (
          <li
            key={image.address}
            onPointerEnter={look(image.address)}
            onPointerLeave={look(undefined)}
            onFocus={look(image.address)}
            onBlur={look(undefined)}
          >
            <GalleryImage
              image={image}
              position={index + 1}
              total={images.length}
              isSelected={selection?.selected.includes(image.address)}
              onPress={() => press(index, image)}
            />
            {footerOf?.(image)}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {(hasMore || more) && (
          <Button className={styles.button} aria-controls={listId} onClick={showMore}>
            {texts.showMore}
          </Button>
        )}
        {hasLess && (
          <Button
            className={styles.button}
            aria-controls={listId}
            appearance={hasMore ? 'subtle' : undefined}
            onClick={() => setPresses(0)}
          >
            {texts.showLess}
          </Button>
        )}
      </div>
      {open !== undefined && (
        <Part>
          <ImageViewer
            label={label}
            images={images}
            start={open}
            onClose={() => setOpen(undefined)}
          />
        </Part>
      )}
    </div>
  );
}

import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { galleryState, withToggled } from '#shared/rules/pictures/gallery';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../leave/PassingButton';
import { MoreButton } from '../list/MoreButton';
import { useShownChange } from '../list/useShownChange';
import { useHiddenText } from '../style/hiddenText';
import { fingerHeight, plainList, wrapped } from '../style/layout';
import { GalleryImage } from './GalleryImage';

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
  selection: GallerySelection;
  /** An image is pointed at or has the keyboard's focus; nothing when it no longer has. */
  onPreview?: (address: string | undefined) => void;
  /** Brings more images; left out: these are all. */
  more?: () => void;
  /** The content below an image. */
  footerOf?: (image: GalleryPicture) => ReactNode;
}

/**
 * Pictures side by side, four at first and four more at a time (GALLERY-01..03), to select from
 * (GALLERY-04, GALLERY-05).
 */
export function ImageGallery({
  label,
  images,
  selection: { selected, max, onChange },
  onPreview,
  more,
  footerOf,
}: ImageGalleryProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const listId = useId();
  const texts = useTexts().widgets;
  const [presses, setPresses] = useState(0);
  const { shown, hasMore, hasLess } = galleryState(presses, images.length);
  const { words, notePress } = useShownChange(shown);
  const buttons = useRef<HTMLDivElement>(null);
  const showMore = () => {
    notePress();
    setPresses(presses + 1);
    if (!galleryState(presses + 1, images.length).hasMore) more?.();
  };
  return (
    <div role="group" aria-label={label}>
      <ul id={listId} className={styles.list}>
        {images.slice(0, shown).map((image, index) => (
          <LookedAt
            key={image.address}
            look={(isLooked) => onPreview?.(isLooked ? image.address : undefined)}
          >
            <GalleryImage
              image={image}
              position={index + 1}
              total={images.length}
              isSelected={selected.includes(image.address)}
              onPress={() => onChange(withToggled(selected, image.address, max))}
            />
            {footerOf?.(image)}
          </LookedAt>
        ))}
      </ul>
      <div ref={buttons} className={styles.buttons}>
        {(hasMore || more) && (
          <MoreButton className={styles.button} controls={listId} count={shown} onPress={showMore}>
            {texts.showMore}
          </MoreButton>
        )}
        {hasLess && (
          <PassingButton
            className={styles.button}
            aria-controls={listId}
            appearance={hasMore ? 'subtle' : undefined}
            onClick={() => {
              notePress();
              setPresses(0);
            }}
            // Shows more again.
            next={() => buttons.current?.querySelector('button')}
          >
            {texts.showLess}
          </PassingButton>
        )}
      </div>
      <span role="status" className={hidden.hidden}>
        {words}
      </span>
    </div>
  );
}

interface LookedAtProps {
  look: (isLooked: boolean) => void;
  children: ReactNode;
}

/** An item that is looked at or not; no longer when it goes away meanwhile (IMAGES-14). */
function LookedAt({ look, children }: LookedAtProps) {
  const isLooked = useRef(false);
  const tell = (next: boolean) => {
    isLooked.current = next;
    look(next);
  };
  const leave = useEffectEvent(() => isLooked.current && look(false));
  useEffect(() => () => void leave(), []);
  return (
    <li
      onPointerEnter={() => tell(true)}
      onPointerLeave={() => tell(false)}
      onFocus={() => tell(true)}
      onBlur={() => tell(false)}
    >
      {children}
    </li>
  );
}

import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import {
  Button,
  Dialog,
  DialogSurface,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/svg/zoom-out';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { inRow, stacked } from '../style/layout';
import { useReturnFromDialog } from '../leave/useReturnFromDialog';
import type { GalleryPicture } from './ImageGallery';

/** Pixels that a finger moves before it turns to the next picture. */
const swipe = 48;

const useStyles = makeStyles({
  surface: {
    ...stacked(tokens.spacingVerticalS),
    boxSizing: 'border-box',
    width: '100vw',
    maxWidth: 'min(1200px, 100vw - 16px)',
    height: 'calc(100dvh - 32px)',
    maxHeight: '100dvh',
    padding: tokens.spacingHorizontalM,
  },
  bar: inRow(tokens.spacingHorizontalS),
  position: {
    flexGrow: 1,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  button: { minWidth: '44px', minHeight: '44px' },
  stage: { flexGrow: 1, minHeight: 0, display: 'grid', overflow: 'auto', touchAction: 'pan-y' },
  image: {
    maxWidth: '100%',
    maxHeight: '100%',
    margin: 'auto',
    objectFit: 'contain',
    minHeight: 0,
  },
  large: { maxWidth: 'none', maxHeight: 'none', width: '200%' },
  text: { textAlign: 'center', overflowWrap: 'anywhere' },
});

interface ImageViewerProps {
  label: string;
  images: readonly GalleryPicture[];
  /** Position of the first picture shown, from 0. */
  start: number;
  onClose: () => void;
}

/**
 * One picture of a gallery in full: turned by buttons, arrow keys or a finger, enlarged by a
 * button, closed with Escape.
 */
export function ImageViewer({ label, images, start, onClose }: ImageViewerProps) {
  useReturnFromDialog();
  const styles = useStyles();
  const texts = useTexts('gallery');
  const { widgets, shell } = useTexts();
  const [position, setPosition] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const from = useRef<number>(undefined);
  const turn = (by: number) => {
    setPosition((position + by + images.length) % images.length);
    setLarge(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) =>
    key === 'ArrowLeft' ? turn(-1) : key === 'ArrowRight' ? turn(1) : undefined;
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = from.current === undefined ? 0 : clientX - from.current;
    from.current = undefined;
    if (!isLarge && Math.abs(moved) > swipe) turn(moved > 0 ? -1 : 1);
  };
  const { address, alt } = images[position]!;
  const place = format(texts.picture, { position: position + 1, total: images.length });
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={label} onKeyDown={onKeyDown}>
        <div className={styles.bar}>
          <Text className={styles.position} role="status">
            {place}
          </Text>
          {images.length > 1 && (
            <>
              <BarButton
                icon={<ChevronLeftRegular />}
                name={widgets.previous}
                press={() => turn(-1)}
              />
              <BarButton icon={<ChevronRightRegular />} name={widgets.next} press={() => turn(1)} />
            </>
          )}
          <BarButton
            icon={isLarge ? <ZoomOutRegular /> : <ZoomInRegular />}
            name={isLarge ? texts.zoomOut : texts.zoomIn}
            press={() => setLarge(!isLarge)}
          />
          <BarButton icon={<DismissRegular />} name={shell.closeDialog} press={onClose} />
        </div>
        {/* Enlarged, it scrolls by keyboard too. */}
        <div
          className={styles.stage}
          tabIndex={isLarge ? 0 : undefined}
          onPointerDown={({ clientX, pointerType }) =>
            void (from.current = pointerType === 'touch' ? clientX : undefined)
          }
          onPointerUp={onPointerUp}
        >
          <img
            key={address}
            className={mergeClasses(styles.image, isLarge && styles.large)}
            src={safeSource(address)}
            alt={alt || place}
            draggable={false}
          />
        </div>
        {alt && (
          <Text className={styles.text} aria-hidden>
            {alt}
          </Text>
        )}
      </DialogSurface>
    </Dialog>
  );
}

function BarButton(props: { icon: ReactElement; name: string; press: () => void }) {
  const { button } = useStyles();
  return (
    <Button
      className={button}
      appearance="subtle"
      icon={props.icon}
      aria-label={props.name}
      onClick={props.press}
    />
  );
}

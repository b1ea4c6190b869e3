import { useRef, useState } from 'react';
import { Button, Checkbox, Spinner, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { GalleryImage } from '#shared/contract/pages/images';
import { sourceSet } from '#shared/rules/pictures/imageSizes';
import { safeSource } from '#shared/rules/addresses/webAddress';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../trouble/ErrorPanel';
import { inRow, plainList, square, stacked } from '../style/layout';
import { DialogFrame } from '../leave/DialogFrame';
import { PassingButton } from '../leave/PassingButton';
import { askGallery, type FoundImages, type ImageFailure, type ImageStore } from './imageStore';
import { useAsked } from './useAsked';

const useStyles = makeStyles({
  content: stacked(tokens.spacingVerticalS),
  list: { ...plainList, ...stacked(tokens.spacingVerticalXXS) },
  row: { ...inRow(tokens.spacingHorizontalS), minWidth: 0, overflowWrap: 'anywhere' },
  image: {
    ...square('48px'),
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
});

interface UnusedImagesProps {
  store: ImageStore;
  onDeleted: (images: readonly GalleryImage[]) => void;
  onClose: () => void;
}

type Cleared = { deleted: number; kept: GalleryImage[] };

/** Lists the pictures that nothing uses, and deletes the chosen ones of them. */
export function UnusedImages({ store, onDeleted, onClose }: UnusedImagesProps) {
  const styles = useStyles();
  const locale = useLocale();
  const texts = useTexts('imageGallery');
  const { forms } = useTexts('editing');
  const { answer, failure, askAgain } = useAsked(store, (gallery, signal) =>
    gallery.listUnused(signal),
  );
  const [spared, setSpared] = useState<readonly number[]>([]);
  const [cleared, setCleared] = useState<Cleared>();
  const [refused, setRefused] = useState<ImageFailure>();
  const [isBusy, setBusy] = useState(false);
  const chosen = (answer?.Images ?? []).filter(({ Id }) => !spared.includes(Id));
  const clear = async () => {
    setBusy(true);
    setRefused(undefined);
    const ids = chosen.map(({ Id }) => Id);
    const done = await askGallery(store, (gallery) => gallery.clear(ids));
    setBusy(false);
    if ('failure' in done) return setRefused(done.failure);
    onDeleted(chosen.filter(({ Id }) => done.Deleted.includes(Id)));
    setCleared({ deleted: done.Deleted.length, kept: done.Kept });
  };
  const closing = useRef<HTMLButtonElement>(null);
  const isAsking = !cleared && chosen.length > 0;
  return (
    <DialogFrame
      isAlert
      onClose={onClose}
      title={isSettled(answer?.Images, cleared) ? texts.clear : texts.clearTitle}
      contentClassName={styles.content}
      actions={
        <>
          <Button ref={closing} appearance="primary" onClick={onClose}>
            {isAsking ? forms.cancel : texts.close}
          </Button>
          {isAsking && (
            <PassingButton
              disabledFocusable={isBusy}
              onClick={() => !isBusy && void clear()}
              next={() => closing.current}
            >
              {plural(texts.deleteThese, chosen.length, locale)}
            </PassingButton>
          )}
        </>
      }
    >
      {failure && <ErrorPanel name={texts.clear} failure={failure} reload={askAgain} />}
      {!failure && !answer && <Spinner />}
      {cleared && <ClearedNote {...cleared} />}
      {answer && !cleared && <Choice {...{ answer, spared, setSpared }} />}
      {refused && (
        <ErrorPanel takesFocus name={texts.clear} failure={refused} reload={() => void clear()} />
      )}
    </DialogFrame>
  );
}

function ClearedNote({ deleted, kept }: Cleared) {
  const styles = useStyles();
  const locale = useLocale();
  const texts = useTexts('imageGallery');
  return (
    <div role="status" className={styles.content}>
      <Text>{plural(texts.cleared, deleted, locale)}</Text>
      {kept.length > 0 && (
        <>
          <Text>{texts.kept}</Text>
          <ul className={styles.list}>
            {kept.map((image) => (
              <li key={image.Id} className={styles.row}>
                <Thumbnail image={image} /> {image.Title || texts.unnamed}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  answer: FoundImages;
  /** Those that are to stay. */
  spared: readonly number[];
  setSpared: (ids: readonly number[]) => void;
}

function Choice({ answer: { Images, HasMore }, spared, setSpared }: ChoiceProps) {
  const styles = useStyles();
  const texts = useTexts('imageGallery');
  if (Images.length === 0) return <Text>{texts.clearNothing}</Text>;
  const isSome = spared.length > 0 && spared.length < Images.length;
  return (
    <>
      <Text>{texts.clearText}</Text>
      {HasMore && <Text>{texts.clearMore}</Text>}
      <Checkbox
        label={texts.all}
        checked={isSome ? 'mixed' : spared.length === 0}
        onChange={(_, { checked }) => setSpared(checked === true ? [] : Images.map(({ Id }) => Id))}
      />
      <ul className={styles.list}>
        {Images.map((image) => (
          <li key={image.Id} className={styles.row}>
            <Checkbox
              checked={!spared.includes(image.Id)}
              label={
                <span className={styles.row}>
                  <Thumbnail image={image} /> {image.Title || texts.unnamed}
                </span>
              }
              onChange={(_, { checked }) =>
                setSpared(
                  checked === true ? spared.filter((id) => id !== image.Id) : [...spared, image.Id],
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Thumbnail({ image: { Url, Description } }: { image: GalleryImage }) {
  const styles = useStyles();
  return (
    <img
      className={styles.image}
      sizes="96px"
      srcSet={sourceSet(Url)}
      src={safeSource(Url)}
      alt={Description}
      loading="lazy"
    />
  );
}

/** Whether there is nothing to be asked: it is done, or no picture is unused. */
function isSettled(unused: readonly unknown[] | undefined, cleared: Cleared | undefined): boolean {
  return cleared !== undefined || unused?.length === 0;
}

import { useState } from 'react';
import {
  Button,
  FieldContextProvider,
  Spinner,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { BroomRegular } from '@fluentui/react-icons/svg/broom';
import type { GalleryImage } from '#shared/contract/pages/images';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../trouble/ErrorPanel';
import { ImageGallery } from '../gallery/ImageGallery';
import { UnsavedQuestion } from '../leave/UnsavedQuestion';
import { fingerHeight, stacked, wrapped } from '../style/layout';
import { GalleryCaption } from './GalleryCaption';
import { GalleryDetails } from './GalleryDetails';
import type { ImageStore } from './imageStore';
import { useGallery } from './useGallery';
import { useLooked } from './useLooked';
import { SearchInput } from '../form/SearchInput';

const UnusedImages = lazyPart(() => import('./UnusedImages'), 'UnusedImages');

const useStyles = makeStyles({
  root: stacked(),
  bar: wrapped(),
  search: {
    flexGrow: 1,
    maxWidth: '420px',
    ...fingerHeight,
    '@media (max-width: 767.98px)': { minWidth: '100%' },
  },
  button: fingerHeight,
  hint: { color: tokens.colorNeutralForeground2 },
});

interface GalleryChoiceProps {
  store: ImageStore;
  selected: readonly string[];
  /** Nothing when the chosen picture is given up, or deleted. */
  onSelect: (image: GalleryImage | undefined) => void;
  onPreview: (url: string | undefined) => void;
  /** Something is written about a picture that is not saved, or no longer. */
  onEditing?: (isEditing: boolean) => void;
}

/** The uploaded pictures: one is chosen; each can be looked up, named, described and deleted. */
export function GalleryChoice({
  store,
  selected,
  onSelect,
  onPreview,
  onEditing,
}: GalleryChoiceProps) {
  const styles = useStyles();
  const texts = useTexts('imageGallery');
  const gallery = useGallery(store);
  const [isClearing, setClearing] = useState(false);
  const takeDeleted = (gone: readonly GalleryImage[]) => {
    gallery.takeDeleted(gone.map(({ Id }) => Id));
    if (gone.some(({ Url }) => selected.includes(Url))) onSelect(undefined);
  };
  return (
    // Nothing in here is the one control of the field that the gallery stands in.
    <FieldContextProvider value={undefined}>
      <div className={styles.root}>
        <div className={styles.bar}>
          <SearchInput
            className={styles.search}
            aria-label={texts.search}
            placeholder={texts.search}
            title={texts.searchHint}
            value={gallery.text}
            onChange={(_, { value }) => gallery.setText(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It stands within a form, which is not to be sent by it.
              event.preventDefault();
              gallery.search();
            }}
          />
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<BroomRegular />}
            onClick={() => setClearing(true)}
          >
            {texts.clear}
          </Button>
        </div>
        <FoundPictures
          {...{ store, gallery, selected, onSelect, onPreview, onEditing, takeDeleted }}
        />
        {isClearing && (
          <Part>
            <UnusedImages
              store={store}
              onDeleted={takeDeleted}
              onClose={() => setClearing(false)}
            />
          </Part>
        )}
      </div>
    </FieldContextProvider>
  );
}

interface FoundPicturesProps extends GalleryChoiceProps {
  gallery: ReturnType<typeof useGallery>;
  takeDeleted: (gone: readonly GalleryImage[]) => void;
}

function FoundPictures({
  store,
  gallery: { found, failure, isSearching, ...gallery },
  selected,
  onSelect,
  onPreview,
  onEditing,
  takeDeleted,
}: FoundPicturesProps) {
  const styles = useStyles();
  const locale = useLocale();
  const { images: texts } = useTexts('editing');
  const own = useTexts('imageGallery');
  const { looked, isEditing, setEditing, look, leave, question } = useLooked(onEditing);
  const failed = failure && (
    <ErrorPanel name={texts.gallery} failure={failure} reload={gallery.reload} />
  );
  if (!found) return failed ?? <Spinner label={texts.galleryLoading} />;
  const imageOf = new Map(found.images.map((image) => [image.Url, image]));
  // The words of its form outlive the list that it stood in.
  const kept = isEditing ? looked : undefined;
  const shown = found.images.find(({ Id }) => Id === looked?.Id) ?? kept;
  const none = found.text === '' ? texts.galleryEmpty : own.nothing;
  return (
    <>
      {failed}
      <Text role="status" size={200} className={styles.hint} aria-busy={isSearching}>
        {found.images.length === 0 ? none : plural(own.found, found.images.length, locale)}
      </Text>
      {found.images.length > 0 && (
        <ImageGallery
          key={found.text}
          label={texts.gallery}
          images={found.images.map(({ Url, Title, Description }) => ({
            address: Url,
            alt: Description || Title,
          }))}
          selection={{
            selected,
            max: 1,
            onChange: ([url]) => onSelect(url === undefined ? undefined : imageOf.get(url)),
          }}
          onPreview={onPreview}
          more={found.hasMore && !isSearching ? gallery.more : undefined}
          footerOf={({ address }) => {
            const image = imageOf.get(address);
            return (
              image && (
                <GalleryCaption
                  image={image}
                  isOpen={image.Id === looked?.Id}
                  toggle={() => look(image.Id === looked?.Id ? undefined : image)}
                />
              )
            );
          }}
        />
      )}
      {shown && (
        <GalleryDetails
          key={shown.Id}
          store={store}
          image={shown}
          onChanged={gallery.takeChanged}
          onEditing={setEditing}
          onGone={() => {
            leave();
            takeDeleted([shown]);
          }}
        />
      )}
      {question && <UnsavedQuestion discard={question.giveUp} stay={question.stay} />}
    </>
  );
}

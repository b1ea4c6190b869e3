import { useRef, useState } from 'react';
import {
  Button,
  Field,
  Input,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { ImageMultipleRegular } from '@fluentui/react-icons/svg/image-multiple';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import {
  chosenFrom,
  previewed,
  shownImage,
  startingChoice,
  trashed,
  type ImageChoice,
} from '#shared/rules/pictures/imageChoice';
import { imageEndings } from '#shared/rules/pictures/images';
import { useTexts } from '../../texts/useTexts';
import { FileInput } from '../form/FileInput';
import { useReadyCheck } from '../form/readiness';
import { PassingButton } from '../leave/PassingButton';
import { useUnsavedChanges } from '../leave/useUnsavedChanges';
import { fingerHeight, stacked, wrapped } from '../style/layout';
import { Picture } from '../Picture';
import { TextLink } from '../TextLink';
import { useFileTarget } from '../../platform/useFileTarget';
import { UnsavedQuestion } from '../leave/UnsavedQuestion';
import { GalleryChoice } from './GalleryChoice';
import { useImageStore, type ImageStore } from './imageStore';
import { UploadStatus } from './UploadStatus';
import { useOpenSource, type Source } from './useOpenSource';
import { useUpload } from './useUpload';

const useStyles = makeStyles({
  root: {
    ...stacked(),
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  target: {
    border: `1px dashed ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  invalid: { border: `1px dashed ${tokens.colorStatusDangerBorder2}` },
  preview: {
    width: '100%',
    maxWidth: '420px',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusMedium,
  },
  nothing: {
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: '40px',
  },
  buttons: {
    ...wrapped(tokens.spacingHorizontalS),
    '& > *': fingerHeight,
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

const accepted = imageEndings.map((ending) => `.${ending}`).join(',');

interface ImageFieldProps {
  label: string;
  /** Address of the picture; empty for none. */
  url: string;
  /** `description`: what it shows, where it comes from the gallery and somebody has said it. */
  onChange: (url: string, description?: string) => void;
  /** Told that the picture is removed; its address is also emptied to write it anew. */
  onRemove?: () => void;
  error?: string;
  isRequired?: boolean;
}

/**
 * A picture from this device, the gallery, or an address (IMAGES-11); files can be dropped on it
 * and pasted into it. While one is uploaded, the form around is not saved.
 */
export function ImageField({ label, url, onChange, onRemove, error, isRequired }: ImageFieldProps) {
  const styles = useStyles();
  const { images } = useTexts('editing');
  const store = useImageStore();
  const [choice, setChoice] = useState<ImageChoice>(() => startingChoice(url));
  if (choice.url !== url) setChoice(startingChoice(url));
  const { open, setOpen, makeRoom, onEditing, question } = useOpenSource();
  const choose = (next: ImageChoice, description?: string) => {
    setChoice(next);
    onChange(next.url, description);
  };
  const { upload, start, cancel } = useUpload(store, (uploaded) => {
    choose(chosenFrom('upload', uploaded));
    return undefined;
  });
  const isUploading = upload.state === 'working';
  const { isAwaited, setAwaited } = useAwaited(isUploading);
  // An upload under way would take its place.
  const chooseInstead: typeof choose = (next, description) => {
    cancel();
    choose(next, description);
  };
  const remove = () => {
    chooseInstead(trashed());
    onRemove?.();
  };
  const take = (files: ArrayLike<File>) => {
    const file = files[0];
    if (!file || !store) return false;
    makeRoom();
    setAwaited(false);
    start(file);
    return true;
  };
  const { isTarget, ...target } = useFileTarget(store !== undefined, ({ files }) => take(files));
  const problem = isUploading && isAwaited ? images.stillUploading : error;
  return (
    <Field label={label} required={isRequired} validationMessage={problem}>
      {(field) => (
        <div
          role="group"
          aria-labelledby={field['aria-labelledby']}
          aria-describedby={field['aria-describedby']}
          aria-invalid={problem !== undefined}
          tabIndex={problem === undefined ? undefined : -1}
          className={mergeClasses(
            styles.root,
            problem !== undefined && styles.invalid,
            isTarget && styles.target,
          )}
          {...target}
          onPaste={(event) => take(event.clipboardData.files) && event.preventDefault()}
        >
          <ChosenPicture source={shownImage(choice)} />
          <ImageButtons
            {...{ store, open, setOpen, take }}
            remove={choice.url === '' ? undefined : remove}
          />
          <UploadStatus upload={upload} cancel={cancel} retry={start} />
          {store && open === 'gallery' && (
            <GalleryChoice
              {...{ store, onEditing }}
              selected={choice.selected}
              onSelect={(image) =>
                image
                  ? chooseInstead(chosenFrom('gallery', image.Url), image.Description || undefined)
                  : remove()
              }
              onPreview={(preview) => setChoice((before) => previewed(before, preview))}
            />
          )}
          {question && <UnsavedQuestion discard={question.giveUp} stay={question.stay} />}
          {open === 'address' && <AddressField choice={choice} choose={chooseInstead} />}
          {store && <VaultHint vaultUrl={store.vaultUrl} />}
        </div>
      )}
    </Field>
  );
}

/** Whether somebody who wants to go on waits for an upload, which would be lost. */
function useAwaited(isUploading: boolean) {
  const [isAwaited, setAwaited] = useState(false);
  useUnsavedChanges(isUploading);
  useReadyCheck(() => {
    setAwaited(isUploading);
    return !isUploading;
  });
  return { isAwaited, setAwaited };
}

function ChosenPicture({ source }: { source: string }) {
  const styles = useStyles();
  const { images } = useTexts('editing');
  return source === '' ? (
    <div className={mergeClasses(styles.preview, styles.nothing)} aria-hidden>
      <ImageRegular />
    </div>
  ) : (
    <Picture
      key={source}
      className={styles.preview}
      source={source}
      alt={images.chosen}
      backgroundOf={source}
      sizes="320px"
    />
  );
}

interface ImageButtonsProps {
  store: ImageStore | undefined;
  open: Source | undefined;
  setOpen: (open: Source | undefined) => void;
  take: (files: ArrayLike<File>) => boolean;
  /** Left out: there is no picture to remove. */
  remove: (() => void) | undefined;
}

/** The ways to a picture. */
function ImageButtons({ store, open, setOpen, take, remove }: ImageButtonsProps) {
  const styles = useStyles();
  const texts = useTexts('editing').images;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = (source: Source) => ({
    'aria-expanded': open === source,
    onClick: () => setOpen(open === source ? undefined : source),
  });
  return (
    <div ref={root} className={styles.buttons}>
      {store && (
        <>
          <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
            {texts.upload}
          </Button>
          <Button icon={<ImageMultipleRegular />} {...opener('gallery')}>
            {texts.fromGallery}
          </Button>
        </>
      )}
      <Button icon={<LinkRegular />} {...opener('address')}>
        {texts.fromAddress}
      </Button>
      {remove && (
        <PassingButton
          icon={<DeleteRegular />}
          onClick={remove}
          next={() => root.current?.querySelector('button')}
        >
          {texts.remove}
        </PassingButton>
      )}
      <FileInput ref={input} accept={accepted} label={texts.upload} onFiles={take} />
    </div>
  );
}

interface AddressFieldProps {
  choice: ImageChoice;
  choose: (next: ImageChoice) => void;
}

function AddressField({ choice, choose }: AddressFieldProps) {
  const { images } = useTexts('editing');
  return (
    <Field label={images.address}>
      <Input
        autoFocus
        type="url"
        value={choice.source === 'address' ? choice.url : ''}
        onChange={(_, { value }) =>
          choose(value.trim() === '' ? trashed() : chosenFrom('address', value.trim()))
        }
      />
    </Field>
  );
}

function VaultHint({ vaultUrl }: { vaultUrl: string }) {
  const styles = useStyles();
  const { images } = useTexts('editing');
  return (
    <Text size={200} className={styles.hint}>
      {images.hint}
      {vaultUrl !== '' && (
        <>
          {' '}
          <TextLink inline opensNewTab to={vaultUrl}>
            {images.openVault}
          </TextLink>
        </>
      )}
    </Text>
  );
}

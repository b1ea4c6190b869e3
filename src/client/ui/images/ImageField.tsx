import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
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
} from '#shared/rules/imageChoice';
import { imageEndings } from '#shared/rules/images';
import { useTexts } from '../../texts/useTexts';
import { Picture } from '../Picture';
import { TextLink } from '../TextLink';
import { GalleryChoice } from './GalleryChoice';
import { useImageStore } from './imageStore';
import { UploadStatus } from './UploadStatus';
import { useUpload } from './useUpload';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
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
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '& > *': { '@media (max-width: 767.98px)': { minHeight: '44px' } },
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

interface ImageFieldProps {
  label: string;
  /** Address of the picture; empty for none. */
  url: string;
  onChange: (url: string) => void;
  error?: string;
  isRequired?: boolean;
}

const accepted = imageEndings.map((ending) => `.${ending}`).join(',');

/**
 * A picture from this device, the gallery, or an address (IMAGES-11); files can be dropped on it
 * and pasted into it.
 */
export function ImageField({ label, url, onChange, error, isRequired }: ImageFieldProps) {
  const styles = useStyles();
  const texts = useTexts('editing').images;
  const store = useImageStore();
  const input = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<ImageChoice>(() => startingChoice(url));
  const [open, setOpen] = useState<'gallery' | 'address'>();
  const [isTarget, setTarget] = useState(false);
  const choose = (next: ImageChoice) => {
    setChoice(next);
    onChange(next.url);
  };
  const { upload, start, cancel } = useUpload(store, (uploaded) =>
    choose(chosenFrom('upload', uploaded)),
  );
  const take = (files: FileList) => {
    const file = files[0];
    if (!file || !store) return false;
    setOpen(undefined);
    start(file);
    return true;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setTarget(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  const shown = shownImage(choice);
  return (
    <Field label={label} required={isRequired} validationMessage={error}>
      {(field) => (
        <div
          role="group"
          aria-labelledby={field['aria-labelledby']}
          aria-describedby={field['aria-describedby']}
          aria-invalid={error !== undefined}
          tabIndex={error === undefined ? undefined : -1}
          className={mergeClasses(
            styles.root,
            error !== undefined && styles.invalid,
            isTarget && styles.target,
          )}
          onDragOver={(event) => {
            event.preventDefault();
            setTarget(store !== undefined);
          }}
          onDragLeave={() => setTarget(false)}
          onDrop={drop}
          onPaste={paste}
        >
          {shown === '' ? (
            <div className={mergeClasses(styles.preview, styles.nothing)} aria-hidden>
              <ImageRegular />
            </div>
          ) : (
            <Picture
              key={shown}
              className={styles.preview}
              source={shown}
              alt={texts.chosen}
              backgroundOf={shown}
            />
          )}
          <div className={styles.buttons}>
            {store && (
              <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
                {texts.upload}
              </Button>
            )}
            {store && (
              <Button
                icon={<ImageMultipleRegular />}
                aria-expanded={open === 'gallery'}
                onClick={() => setOpen(open === 'gallery' ? undefined : 'gallery')}
              >
                {texts.fromGallery}
              </Button>
            )}
            <Button
              icon={<LinkRegular />}
              aria-expanded={open === 'address'}
              onClick={() => setOpen(open === 'address' ? undefined : 'address')}
            >
              {texts.fromAddress}
            </Button>
            {choice.url !== '' && (
              <Button icon={<DeleteRegular />} onClick={() => choose(trashed())}>
                {texts.remove}
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            accept={accepted}
            hidden
            aria-label={texts.upload}
            onChange={({ target }) => {
              if (target.files) take(target.files);
              target.value = '';
            }}
          />
          <UploadStatus upload={upload} cancel={cancel} retry={start} />
          {store && open === 'gallery' && (
            <GalleryChoice
              store={store}
              selected={choice.selected}
              onSelect={(chosen) => choose(chosen ? chosenFrom('gallery', chosen) : trashed())}
              onPreview={(preview) => setChoice((before) => previewed(before, preview))}
            />
          )}
          {open === 'address' && (
            <Field label={texts.address}>
              <Input
                autoFocus
                type="url"
                value={choice.source === 'address' ? choice.url : ''}
                onChange={(_, { value }) =>
                  choose(value.trim() === '' ? trashed() : chosenFrom('address', value.trim()))
                }
              />
            </Field>
          )}
          {store && (
            <Text size={200} className={styles.hint}>
              {texts.hint}
              {store.vaultUrl !== '' && (
                <>
                  {' '}
                  <TextLink inline opensNewTab to={store.vaultUrl}>
                    {texts.openVault}
                  </TextLink>
                </>
              )}
            </Text>
          )}
        </div>
      )}
    </Field>
  );
}

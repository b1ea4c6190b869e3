import { useRef, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { GalleryImage } from '#shared/contract/pages/images';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, stacked, wrapped } from '../style/layout';
import { DeleteImage } from './DeleteImage';
import { GalleryForm } from './GalleryForm';
import { ImageUses } from './ImageUses';
import type { ImageStore } from './imageStore';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  hint: { color: tokens.colorNeutralForeground2 },
  buttons: {
    ...wrapped(tokens.spacingHorizontalS),
    '& > *': fingerHeight,
  },
});

export interface GalleryDetailsProps {
  store: ImageStore;
  image: GalleryImage;
  onChanged: (image: GalleryImage) => void;
  /** Something is written about it that is not saved, or no longer. */
  onEditing: (isEditing: boolean) => void;
  /** It has been deleted, here or by somebody else. */
  onGone: () => void;
}

/** More about a picture of the gallery, and what can be done with it. */
export function GalleryDetails({
  store,
  image,
  onChanged,
  onEditing,
  onGone,
}: GalleryDetailsProps) {
  const styles = useStyles();
  const texts = useTexts('imageGallery');
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const edit = useRef<HTMLButtonElement>(null);
  const { Title, Description, Width: width, Height: height, Uses } = image;
  const title = Title || texts.unnamed;
  const done = () => setDoing(undefined);
  return (
    <div role="group" aria-label={title} className={styles.root}>
      <Text weight="semibold">{title}</Text>
      {doing === 'edit' ? (
        <GalleryForm
          {...{ store, image, onChanged, onEditing, onGone, done }}
          next={() => edit.current}
        />
      ) : (
        <>
          <Text>{Description || texts.undescribed}</Text>
          <Text size={200} className={styles.hint}>
            {format(texts.pixels, { width, height })}
          </Text>
          {Uses > 0 && <ImageUses store={store} image={image} />}
          <div className={styles.buttons}>
            <Button ref={edit} icon={<EditRegular />} onClick={() => setDoing('edit')}>
              {texts.edit}
            </Button>
            <Button icon={<DeleteRegular />} onClick={() => setDoing('delete')}>
              {texts.delete}
            </Button>
          </div>
        </>
      )}
      {doing === 'delete' && <DeleteImage {...{ store, image, onChanged, onGone, done }} />}
    </div>
  );
}

import { Spinner } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';

/** Where a picture is used is on its way. */
export function GalleryWait() {
  return <Spinner size="tiny" label={useTexts('imageGallery').usesLoading} />;
}

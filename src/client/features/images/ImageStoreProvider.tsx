import { useMemo, type ReactNode } from 'react';
import { answerFailure } from '../../data/connection/answerFailure';
import { useSession } from '../../data/session/session';
import { ImageStoreContext, type ImageStore } from '../../ui/images/imageStore';

/** Gives forms a place for pictures. What it needs loads when the first picture is chosen. */
export function ImageStoreProvider({ children }: { children: ReactNode }) {
  const { imageVaultUrl } = useSession().settings;
  const store = useMemo<ImageStore>(
    () => ({
      vaultUrl: imageVaultUrl,
      gallery: async () => (await import('../../data/imageGallery')).imageGallery,
      upload: async (file, options) => {
        const { uploadImage } = await import('../../data/uploadImage');
        return uploadImage(file, { ...options, operation: 'Picture' }).then(
          (url) => ({ url }),
          answerFailure,
        );
      },
    }),
    [imageVaultUrl],
  );
  return <ImageStoreContext value={store}>{children}</ImageStoreContext>;
}

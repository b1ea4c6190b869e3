import { useMemo, type ReactNode } from 'react';
import { failureErrorOf } from '../../data/connection/failureErrorOf';
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
        try {
          const { uploadImage } = await import('../../data/uploadImage');
          return { url: await uploadImage(file, { ...options, operation: 'Picture' }) };
        } catch (error) {
          if (options.signal.aborted) throw error;
          return { failure: failureErrorOf(error, 'Picture').failure };
        }
      },
    }),
    [imageVaultUrl],
  );
  return <ImageStoreContext value={store}>{children}</ImageStoreContext>;
}

import { useMemo, type ReactNode } from 'react';
import { FailureError, type Failure } from '../../data/failure';
import { useSession } from '../../data/session';
import { ImageStoreContext, type ImageStore } from '../../ui/images/imageStore';

/** Gives forms a place for pictures. What it needs loads when the first picture is chosen. */
export function ImageStoreProvider({ children }: { children: ReactNode }) {
  const { imageVaultUrl } = useSession().settings;
  const store = useMemo<ImageStore>(
    () => ({
      vaultUrl: imageVaultUrl,
      list: async (signal) => {
        const { listImages } = await import('../../data/listImages');
        return listImages(signal).then((urls) => ({ urls }), answerFailure);
      },
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

function answerFailure(error: unknown): { failure: Failure } {
  if (error instanceof FailureError) return { failure: error.failure };
  throw error;
}

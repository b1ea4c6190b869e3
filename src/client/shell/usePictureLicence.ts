import { useCallback } from 'react';
import { useHasLicence } from '../data/session/session';
import { isSitePicture } from '../data/sharePoint/sitePictures';
import type { PictureAccess } from '../ui/pictureAccess';

/**
 * Pictures of SharePoint are for people with a licence: for anybody else, and while it is not known,
 * the browser asks for none (LICENCE-01, LICENCE-03).
 */
export function usePictureLicence(): PictureAccess {
  const mayAskAll = useHasLicence();
  return useCallback((address) => mayAskAll || !isSitePicture(address), [mayAskAll]);
}

import type { AppTile } from '#shared/contract/appTiles';
import type { PersonalTile } from '#shared/contract/people/userAppTiles';
import { callApi } from '../../../data/connection/callApi';
import type { Saving } from '../../../data/editing/editing';
import { invalidate } from '../../../data/read/invalidate';
import { tileReads } from '../../../data/portalReads/tileReads';
import type { Texts } from '../../../texts/topics';
import { addressError, titleError } from '../../../ui/form/titleError';
import type { FormErrors } from '../../../ui/form/useForm';
import { completedAddress } from './completedAddress';

/** How a person reads and stores the apps that they make for themselves. */
export const personalTileEditing: Saving<AppTile, PersonalTile> = {
  refresh: () => invalidate(...tileReads),
  idOf: ({ Id }) => Id,
  one: (id, operation) => ({
    key: `apptiles/personal ${id}`,
    read: async (signal) => {
      const input = { params: { id: Number(id) }, operation, signal };
      return (await callApi('GET /me/userapptiles/{id}', input)).AppTile;
    },
  }),
  create: async (AppTile, sending) =>
    (await callApi('POST /me/userapptiles', { body: { AppTile }, ...sending })).AppTile,
  change: async (
    { Id: id, Modified },
    { Title, Url, IconClass, IconUrl, ColorHexCode, ColorClass },
    sending,
  ) =>
    (
      await callApi('PUT /me/userapptiles/{id}', {
        params: { id },
        body: { AppTile: { Title, Url, IconClass, IconUrl, ColorHexCode, ColorClass, Modified } },
        ...sending,
      })
    ).AppTile,
};

/** The form's values (APPS-51). */
export type PersonalTileValues = Pick<
  AppTile,
  'Title' | 'Url' | 'IconClass' | 'IconUrl' | 'ColorHexCode' | 'ColorClass'
>;

export const personalTileFields = [
  'Title',
  'Url',
] as const satisfies readonly (keyof PersonalTileValues)[];

export function valuesOfPersonalTile(tile: AppTile | undefined): PersonalTileValues {
  const {
    Title = '',
    Url = '',
    IconClass = null,
    IconUrl = null,
    ColorHexCode = null,
    ColorClass = null,
  } = tile ?? {};
  return { Title, Url, IconClass, IconUrl, ColorHexCode, ColorClass };
}

export function bodyOfPersonalTile({
  Title,
  Url,
  IconClass,
  IconUrl,
  ColorHexCode,
  ColorClass,
}: PersonalTileValues): PersonalTile {
  return {
    Title: Title.trimEnd(),
    Url: completedAddress(Url),
    IconClass,
    IconUrl,
    ColorHexCode,
    ColorClass,
  };
}

/** The server's rules, in the words of the interface. */
export function validatePersonalTile(
  { Title, Url }: PersonalTileValues,
  texts: Texts['editing'],
): FormErrors<PersonalTileValues> {
  const title = titleError(Title, texts);
  const address =
    Url.trim() === '' ? texts.forms.required : addressError(completedAddress(Url), texts.forms);
  return { ...(title && { Title: title }), ...(address && { Url: address }) };
}

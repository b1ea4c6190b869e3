import type { AppTile } from '#shared/contract/appTiles';
import type { PersonalTile } from '#shared/contract/userAppTiles';
import { isAddress } from '#shared/rules/webAddress';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { tileReads } from '../../data/reads/tileReads';
import type { Texts } from '../../texts/topics';
import { titleError } from '../../ui/titleError';
import type { FormErrors } from '../../ui/useForm';
import { completedAddress } from './completedAddress';

const operation = 'The app';

/** How a person reads and stores the apps that they make for themselves. */
export const personalTileEditing: Pick<
  Editing<AppTile, PersonalTile>,
  'reads' | 'one' | 'create' | 'change'
> = {
  reads: tileReads,
  one: (id) => ({
    key: `apptiles/personal ${id}`,
    read: async (signal) =>
      (await callApi('GET /me/userapptiles/{id}', { params: { id }, operation, signal })).AppTile,
  }),
  create: (tile) => callApi('POST /me/userapptiles', { body: { AppTile: tile }, operation }),
  // Nobody else changes it, so the time of the last change guards nothing.
  change: (id, { Title, Url, IconClass, ColorHexCode, ColorClass }) =>
    callApi('PUT /me/userapptiles/{id}', {
      params: { id },
      body: { AppTile: { Title, Url, IconClass, ColorHexCode, ColorClass } },
      operation,
    }),
};

/** What the form holds (APPS-51). */
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
  ColorHexCode,
  ColorClass,
}: PersonalTileValues): PersonalTile {
  return {
    Title: Title.trimEnd(),
    Url: completedAddress(Url),
    IconClass,
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
    Url.trim() === ''
      ? texts.forms.required
      : isAddress(completedAddress(Url))
        ? undefined
        : texts.forms.invalidAddress;
  return { ...(title && { Title: title }), ...(address && { Url: address }) };
}

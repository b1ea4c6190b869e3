import { Type } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { infoboxContentTypes, type OldInfobox } from '#shared/rules/widgets/infoboxImport';
import { keysOf } from '#shared/rules/values/records';
import { content } from './content';

const none = {
  InfoBoxText: null,
  InfoBoxLink: null,
  InfoBoxVideo: null,
  InfoBoxStyle: null,
  InfoBoxStart: null,
  InfoBoxEnd: null,
  FieldValuesAsHtml: { InfoBoxPicture: null },
};

const Written = object({
  Id: Type.Number(),
  Title: Type.String(),
  kind: oneOf(keysOf(infoboxContentTypes)),
  InfoBoxArea: Type.String(),
  InfoBoxSize: Type.String(),
  InfoBoxOrder: Type.String(),
  InfoBoxText: Type.Optional(Type.String()),
  InfoBoxLink: Type.Optional(object({ Url: Type.String(), Description: Type.String() })),
  InfoBoxVideo: Type.Optional(Type.String()),
  InfoBoxStyle: Type.Optional(Type.String()),
  InfoBoxEnd: Type.Optional(Type.String()),
  FieldValuesAsHtml: Type.Optional(object({ InfoBoxPicture: Type.String() })),
});

/** The infoboxes of the platform that the organisation had before. */
export const oldInfoboxes: readonly OldInfobox[] = content('oldInfoboxes', Written).map(
  ({ kind, ...fields }) => ({
    ...none,
    ...fields,
    ContentTypeId: `${infoboxContentTypes[kind]}00A1`,
  }),
);

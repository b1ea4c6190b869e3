import { getSchema, type AnyExtension } from '@tiptap/core';
import { LinkNotes } from './links/linkNotes';
import { blocks } from './schema/blocks';
import { captions } from './schema/captions';
import { checkLists } from './schema/checkLists';
import { details } from './schema/details';
import { Callout } from './schema/Callout';
import { ElementAttributes, MarkedElements } from './schema/elements';
import { Kept } from './schema/Kept';
import { Mention } from './schema/Mention';
import { tables } from './schema/tables';
import { Video } from './schema/Video';

/**
 * The extensions of the editor: the whole list of `#shared/rules/richText`, so that nothing is lost
 * by being opened.
 */
export const richTextExtensions: AnyExtension[] = [
  ...blocks,
  ...tables,
  ...captions,
  Callout,
  ...checkLists,
  ...details,
  Mention,
  Video,
  Kept,
  ElementAttributes,
  MarkedElements,
  LinkNotes,
];

export const richTextSchema = getSchema(richTextExtensions);

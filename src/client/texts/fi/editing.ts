import type { EditingTexts } from '../en/editing';
import { alerts } from './alerts';
import { editor } from './editor';
import { footer } from './footerEditor';
import { forms } from './forms';
import { images } from './images';

/** Texts of what only editors see, in Finnish. */
export const editing: EditingTexts = { alerts, editor, footer, forms, images };

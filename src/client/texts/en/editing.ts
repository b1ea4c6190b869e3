import { alerts } from './alerts';
import { editor } from './editor';
import { footer } from './footerEditor';
import { forms } from './forms';
import { images } from './images';

/** Texts of what only editors see. */
export const editing = { alerts, editor, footer, forms, images };

export type EditingTexts = typeof editing;

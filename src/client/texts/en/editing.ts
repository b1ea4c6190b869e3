import { alerts } from './alerts';
import { editor } from './editor';
import { footer } from './footerEditor';
import { forms } from './forms';

/** Texts of what only editors see. */
export const editing = { alerts, editor, footer, forms };

export type EditingTexts = typeof editing;

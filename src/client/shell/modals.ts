import type { ComponentType } from 'react';
import type { Texts } from '../texts/en';

/** A page that can stand as a dialog over any other: `?modal=name`. */
export interface Modal {
  title: (texts: Texts) => string;
  /** Made by `lazy()`: its code loads when it is opened. */
  page: ComponentType;
}

/** The dialogs by their name in the address. */
export const modals: Readonly<Record<string, Modal>> = {};

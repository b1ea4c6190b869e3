import type { ComponentType } from 'react';
import type { ModalName } from '#shared/rules/routeTable';
import type { Texts } from '../texts/en';

/** A page that can stand as a dialog over any other: `?modal=name`. */
export interface Modal {
  title: (texts: Texts) => string;
  /** Made by `lazy()`: its code loads when it is opened. It finds its parameters by `useModal()`. */
  page: ComponentType;
}

/** The dialogs whose code exists, by their name in the table of routes. */
export const modals: Partial<Record<ModalName, Modal>> = {};

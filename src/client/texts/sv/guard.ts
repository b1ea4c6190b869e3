import type { Texts } from '../en';

/** Texts of pages that are not open to everybody, in Swedish. */
export const guard: Texts['guard'] = {
  page: 'Den här sidan',
  unlicensed: 'Du har inte licens för att visa den begärda sidan',
  home: 'Till startsidan',
};

import type { Texts } from '../en';

/** Texts of pages that are not open to everybody, in Finnish. */
export const guard: Texts['guard'] = {
  page: 'Tämä sivu',
  unlicensed: 'Sinulla ei ole käyttöoikeutta pyydetyn sivun katseluun',
  home: 'Aloitussivulle',
};

import type { Texts } from '../topics';

export const texts: Texts['guard'] = {
  page: 'Tämä sivu',
  unlicensed: 'Sinulla ei ole käyttöoikeutta pyydetyn sivun katseluun',
  home: 'Siirry aloitussivulle',
};

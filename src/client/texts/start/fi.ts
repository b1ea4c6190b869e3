import type { Texts } from '../topics';

export const texts: Texts['start'] = {
  pageFailed: 'Tätä sivua ei voitu näyttää. Päivitä se tai avaa toinen sivu.',
  pageOffline: 'Tämä sivu ei ole käytettävissä ilman verkkoyhteyttä',
  pageOfflineHint:
    'Portaaliin ei juuri nyt saada yhteyttä, eikä sivua ole tallennettu tälle laitteelle. Se avautuu heti, kun yhteys palautuu.',
  failed: 'Portaalia ei voitu avata',
  failedHint: 'Kirjautuminen onnistui, mutta portaali ei vastannut odotetusti.',
  tryAgain: 'Yritä uudelleen',
};

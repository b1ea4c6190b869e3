import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';

/** Said while nothing else of the portal is there, no texts either. */
export const stillConnecting: Record<InterfaceLanguage, string> = {
  en: 'Still connecting …',
  da: 'Opretter stadig forbindelse …',
  sv: 'Ansluter fortfarande …',
  fi: 'Yhdistetään edelleen …',
  nb: 'Kobler fortsatt til …',
};

/** Said where the portal's own code cannot be loaded. */
export const notLoaded: Record<InterfaceLanguage, string> = {
  en: "The portal couldn't be loaded. Check the connection and reload the page.",
  da: 'Portalen kunne ikke indlæses. Kontrollér forbindelsen, og genindlæs siden.',
  sv: 'Portalen kunde inte läsas in. Kontrollera anslutningen och ladda om sidan.',
  fi: 'Portaalia ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.',
  nb: 'Portalen kunne ikke lastes inn. Kontroller tilkoblingen og last siden inn på nytt.',
};

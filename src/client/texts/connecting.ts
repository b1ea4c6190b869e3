import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';

/** Said while nothing else of the portal is there, no texts either. */
export const stillConnecting: Record<InterfaceLanguage, string> = {
  en: 'Still connecting …',
  da: 'Opretter stadig forbindelse …',
  sv: 'Ansluter fortfarande …',
  fi: 'Yhdistetään edelleen …',
  nb: 'Kobler fortsatt til …',
};

import { lazyTexts } from './lazyTexts';

const en = {
  introduction: 'From sites outside the organisation.',
  notConfigured: 'Please configure the feed source URI.',
  none: 'No posts to show.',
  missing: 'Could not be read right now: {names}',
};

export type RssTexts = typeof en;

const da: RssTexts = {
  introduction: 'Fra websteder uden for organisationen.',
  notConfigured: 'Konfigurer adressen på feedet.',
  none: 'Der er ingen opslag at vise.',
  missing: 'Kunne ikke hentes lige nu: {names}',
};

const sv: RssTexts = {
  introduction: 'Från webbplatser utanför organisationen.',
  notConfigured: 'Konfigurera adressen till flödet.',
  none: 'Det finns inga inlägg att visa.',
  missing: 'Gick inte att läsa just nu: {names}',
};

const fi: RssTexts = {
  introduction: 'Organisaation ulkopuolisilta sivustoilta.',
  notConfigured: 'Määritä syötteen osoite.',
  none: 'Ei näytettäviä julkaisuja.',
  missing: 'Ei voitu lukea juuri nyt: {names}',
};

const nb: RssTexts = {
  introduction: 'Fra nettsteder utenfor organisasjonen.',
  notConfigured: 'Konfigurer adressen til nyhetsstrømmen.',
  none: 'Det er ingen innlegg å vise.',
  missing: 'Kunne ikke leses akkurat nå: {names}',
};

/** Texts of the news feeds, which load with their widget. */
export const useRssTexts = lazyTexts<RssTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});

import type { Texts } from '../topics';

export const texts: Texts['restaurantEditor'] = {
  introduction:
    'Mitä ravintolat tarjoavat, viikko kerrallaan. Lukijat näkevät tämän viikon ja kaksi seuraavaa.',
  manage: 'Hallitse ravintoloita',
  listIntroduction:
    'Ensin näkyy seuratun kanavan ravintola, muuten ravintola, jolla ei ole kanavia.',
  add: 'Lisää ravintola',
  restaurant: 'Ravintola',
  none: 'Ravintoloita ei ole vielä.',
  name: 'Nimi',
  channels: 'Kanavat',
  channelsHint: 'Tyhjä: kaikille.',
  added: 'Ravintola lisätty',
  updated: 'Ravintola päivitetty',
  restored: 'Ravintola palautettu',
  deletion: {
    title: 'Poistetaanko ravintola?',
    text: '”{name}” ja kaikki sen ruokalistat katoavat heti kaikilta.',
  },
  choose: 'Ravintola',
  menu: 'Ruokalista',
  menuOf: 'Ruokalista: {restaurant}, viikko {week}',
  week: 'Viikko {week}',
  previousWeek: 'Edellinen viikko',
  nextWeek: 'Seuraava viikko',
  thisWeek: 'Tämä viikko',
  dishesHint: 'Yksi ruokalaji riville. Tyhjiä päiviä ei näytetä.',
  copyPrevious: 'Kopioi edelliseltä viikolta',
  nothingToCopy: 'Edellisellä viikolla ei ole ruokalistaa.',
  copied: 'Kopioitu, ei vielä tallennettu',
  deleteMenu: 'Poista ruokalista',
  menuAdded: 'Ruokalista lisätty',
  menuUpdated: 'Ruokalista päivitetty',
  menuRestored: 'Ruokalista palautettu',
  menuDeletion: { title: 'Poistetaanko ruokalista?', text: '”{name}” katoaa heti kaikilta.' },
};

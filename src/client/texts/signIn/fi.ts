import type { Texts } from '../topics';

export const texts: Texts['signIn'] = {
  prompt: 'Kirjaudu sisään, niin pääset portaaliin: {workplace}.',
  hint: 'Jos mitään ei avaudu, salli ponnahdusikkunat tälle sivustolle ja yritä uudelleen.',
  button: 'Kirjaudu sisään',
  refused:
    'Microsoft hylkäsi kirjautumisen ({code}). Jos näin käy uudelleen, kerro tämä koodi tuelle.',
  unreached: 'Kirjautumispalvelu ei vastannut. Tarkista yhteys ja yritä uudelleen.',
  explanation: 'Tietoja koodista (avautuu uuteen välilehteen)',
};

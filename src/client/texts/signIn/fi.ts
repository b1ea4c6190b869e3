import type { Texts } from '../topics';

export const texts: Texts['signIn'] = {
  prompt: 'Kirjaudu sisään, niin pääset portaaliin: {workplace}.',
  hint: 'Jos mitään ei avaudu, salli ponnahdusikkunat tälle sivustolle ja yritä uudelleen.',
  button: 'Kirjaudu sisään',
};

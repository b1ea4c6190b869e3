import type { Texts } from '../topics';

export const texts: Texts['signIn'] = {
  prompt: 'Logg på for å fortsette til {workplace}.',
  hint: 'Hvis ingenting åpnes, tillat popup-vinduer for dette nettstedet og prøv igjen.',
  button: 'Logg på',
};

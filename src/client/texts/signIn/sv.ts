import type { Texts } from '../topics';

export const texts: Texts['signIn'] = {
  prompt: 'Logga in för att fortsätta till {workplace}.',
  hint: 'Om inget öppnas, tillåt popup-fönster för den här webbplatsen och försök igen.',
  button: 'Logga in',
};

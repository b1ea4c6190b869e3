import type { Texts } from '../topics';

export const texts: Texts['signIn'] = {
  prompt: 'Logga in för att fortsätta till {workplace}.',
  hint: 'Om inget öppnas, tillåt popup-fönster för den här webbplatsen och försök igen.',
  button: 'Logga in',
  refused: 'Microsoft nekade inloggningen ({code}). Händer det igen, ge supporten den här koden.',
  unreached: 'Inloggningstjänsten svarade inte. Kontrollera anslutningen och försök igen.',
  explanation: 'Om koden (öppnas i en ny flik)',
};

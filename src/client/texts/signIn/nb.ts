import type { Texts } from '../topics';

export const texts: Texts['signIn'] = {
  prompt: 'Logg på for å fortsette til {workplace}.',
  hint: 'Hvis ingenting åpnes, tillat popup-vinduer for dette nettstedet og prøv igjen.',
  button: 'Logg på',
  refused: 'Microsoft avviste påloggingen ({code}). Skjer det igjen, gi brukerstøtten denne koden.',
  unreached: 'Påloggingstjenesten svarte ikke. Kontroller tilkoblingen og prøv igjen.',
  explanation: 'Om koden (åpnes i en ny fane)',
};

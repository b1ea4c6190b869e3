import type { Texts } from '../topics';

export const texts: Texts['signIn'] = {
  prompt: 'Log på for at fortsætte til {workplace}.',
  hint: 'Hvis der ikke åbnes noget, så tillad pop op-vinduer for dette websted, og prøv igen.',
  button: 'Log på',
  refused:
    'Microsoft afviste logonforsøget ({code}). Sker det igen, så giv din support denne kode.',
  unreached: 'Logontjenesten svarede ikke. Kontrollér forbindelsen, og prøv igen.',
  explanation: 'Om koden (åbnes i en ny fane)',
};

import type { Texts } from '../topics';

export const texts: Texts['start'] = {
  pageFailed: 'Den här sidan kunde inte visas. Uppdatera den eller öppna en annan.',
  pageOffline: 'Den här sidan är inte tillgänglig offline',
  pageOfflineHint:
    'Det finns ingen anslutning till portalen just nu, och sidan är inte sparad på enheten. Den öppnas så snart du är ansluten igen.',
  failed: 'Portalen kunde inte öppnas',
  failedHint: 'Inloggningen fungerade, men portalen svarade inte som den skulle.',
  tryAgain: 'Försök igen',
};

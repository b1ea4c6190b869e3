import type { ClientConfig } from '../../clientConfig';

type Services = Pick<ClientConfig, 'graphUrl' | 'sharePointUrl'>;

/**
 * Can it count what a person has not read of an app? Only Graph and the organisation's SharePoint
 * get a token of the person, and only of these the page may ask.
 */
export function isCounterAddress(address: string, { graphUrl, sharePointUrl }: Services): boolean {
  const origin = URL.canParse(address) ? new URL(address).origin : undefined;
  return [graphUrl, sharePointUrl].some(
    (service) => service !== '' && new URL(service).origin === origin,
  );
}

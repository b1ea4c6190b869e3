import type { ClientConfig } from '#shared/clientConfig';

/**
 * The scopes that nearly every visit needs beside the product API: the licence and SharePoint's
 * news.
 */
export function usualScopes({
  graphUrl,
  sharePointUrl,
}: Pick<ClientConfig, 'graphUrl' | 'sharePointUrl'>): string[] {
  return [`${graphUrl}/User.Read`, ...(sharePointUrl ? [`${sharePointUrl}/AllSites.Read`] : [])];
}

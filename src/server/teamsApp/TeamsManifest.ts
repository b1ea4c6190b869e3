/**
 * The part of Microsoft's manifest schema that the portal's package uses. A manifest from elsewhere
 * is checked by the schema before it is read as one.
 */
export interface TeamsManifest {
  manifestVersion: string;
  version: string;
  id: string;
  name: { short: string; full?: string };
  description: { short: string; full: string };
  developer: { name: string; websiteUrl: string; privacyUrl: string; termsOfUseUrl: string };
  icons: { color: string; outline: string };
  localizationInfo?: {
    defaultLanguageTag: string;
    additionalLanguages?: { languageTag: string; file: string }[];
  };
  staticTabs?: {
    entityId: string;
    name?: string;
    contentUrl?: string;
    websiteUrl?: string;
    scopes: string[];
  }[];
  validDomains?: string[];
  webApplicationInfo?: { id: string; resource?: string };
}

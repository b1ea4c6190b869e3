import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../src/server/config';
import { checkPackage } from '../../src/server/teamsApp/checkPackage';
import {
  newestSchemaVersion,
  schemaViolations,
} from '../../src/server/teamsApp/checks/manifestSchema';
import { packageFiles, type PackageFiles } from '../../src/server/teamsApp/packageFiles';
import { readPng } from '../../src/server/teamsApp/readPng';
import type { TeamsManifest } from '../../src/server/teamsApp/TeamsManifest';
import { manifestOf, unzipPackage, zipPackage } from '../../src/server/teamsApp/zipPackage';
import { wantedRegistration } from '#shared/rules/addresses/registration';
import { encodePng } from '../../src/devTenant/company/pictures/png';

const clientId = '0b7a1e52-8c46-4f3d-a9e1-706f7274616c';
const environment = {
  TENANT_ID: '6f1d2c3b-4a59-4e87-9d10-6e6f72647669',
  CLIENT_ID: clientId,
  PUBLIC_URL: 'https://portal.contoso.example',
  DEVELOPER_NAME: 'Contoso Shipping',
  DEVELOPER_URL: 'https://www.contoso.example',
  PRIVACY_URL: 'https://www.contoso.example/privacy',
  TERMS_URL: 'https://www.contoso.example/terms',
};

let files: PackageFiles;
let manifest: TeamsManifest;
beforeAll(async () => {
  files = await packageFiles(readConfig(environment));
  manifest = manifestOf(files) as TeamsManifest;
});

const complaints = (changed: PackageFiles) =>
  checkPackage(changed)
    .filter(({ Level }) => Level !== 'ok')
    .map(({ Check, Level }) => `${Check} ${Level}`);
const withManifest = (change: (manifest: TeamsManifest) => void): PackageFiles => {
  const copy = structuredClone(manifest);
  change(copy);
  return { ...files, 'manifest.json': Buffer.from(JSON.stringify(copy)) };
};
const without = (name: string): PackageFiles =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== name));
const texts = (language: string) =>
  JSON.parse(Buffer.from(files[`${language}.json`]!).toString()) as Record<string, string>;

describe('the manifest', () => {
  it('TEAMS-06 TEAMS-11 TEAMS-21 is valid by the newest schema that the packaged validator knows, and names that version', () => {
    const version = newestSchemaVersion();
    expect(manifest.manifestVersion).toBe(version);
    expect(manifest).toHaveProperty(
      '$schema',
      `https://developer.microsoft.com/json-schemas/teams/v${version}/MicrosoftTeams.schema.json`,
    );
    expect(schemaViolations('MicrosoftTeams', version, manifest)).toEqual([]);
    expect(checkPackage(files).filter(({ Level }) => Level !== 'ok')).toEqual([]);
  });

  it('TEAMS-21 names the developer and their addresses as the environment does, each for itself', () => {
    expect(manifest.developer).toEqual({
      name: environment.DEVELOPER_NAME,
      websiteUrl: environment.DEVELOPER_URL,
      privacyUrl: environment.PRIVACY_URL,
      termsOfUseUrl: environment.TERMS_URL,
    });
  });

  it('TEAMS-01 TEAMS-02 TEAMS-03 TEAMS-04 TEAMS-05 has the personal tabs Today, Your board and Collaboration, in this order, on their pages', () => {
    const at = (path: string) => `https://portal.contoso.example/${path}`;
    expect(
      manifest.staticTabs?.map(({ entityId, name, contentUrl, scopes }) => [
        // Links into the app name a tab by this.
        entityId,
        name,
        contentUrl,
        scopes,
      ]),
    ).toEqual([
      ['today', 'Today', at(''), ['personal']],
      ['yourBoard', 'Your board', at('your-board'), ['personal']],
      ['collaboration', 'Collaboration', at('collaboration'), ['personal']],
    ]);
  });

  it('TEAMS-10 each tab opens the same page in a browser', () => {
    expect(manifest.staticTabs?.map(({ websiteUrl }) => websiteUrl)).toEqual(
      manifest.staticTabs?.map(({ contentUrl }) => contentUrl),
    );
  });

  it('TEAMS-08 names the sign-in app and the resource that tokens for the portal are for', () => {
    expect(manifest.webApplicationInfo).toEqual({
      id: clientId,
      resource: `api://portal.contoso.example/${clientId}`,
    });
    expect(manifest.webApplicationInfo?.resource).toBe(
      wantedRegistration(environment.PUBLIC_URL, clientId).IdentifierUri,
    );
  });

  it("TEAMS-09 allows the portal's own host, and no other", () => {
    expect(manifest.validDomains).toEqual(['portal.contoso.example']);
  });

  it('TEAMS-24 names app, description and tabs in English, Danish, Swedish, Finnish and Norwegian', () => {
    expect(manifest.localizationInfo?.defaultLanguageTag).toBe('en');
    expect(
      manifest.localizationInfo?.additionalLanguages?.map(({ languageTag }) => languageTag).sort(),
    ).toEqual(['da', 'fi', 'nb', 'sv']);
    const tabs = ['da', 'fi', 'nb', 'sv'].map((language) =>
      [0, 1, 2].map((index) => texts(language)[`staticTabs[${index}].name`]),
    );
    expect(tabs).toEqual([
      ['I dag', 'Din tavle', 'Samarbejde'],
      ['Tänään', 'Oma taulu', 'Yhteistyö'],
      ['I dag', 'Din tavle', 'Samarbeid'],
      ['I dag', 'Din tavla', 'Samarbete'],
    ]);
    for (const language of ['da', 'fi', 'nb', 'sv'])
      expect(
        schemaViolations('MicrosoftTeams.Localization', newestSchemaVersion(), texts(language)),
      ).toEqual([]);
  });
});

describe('the zip', () => {
  it('TEAMS-23 names what the portal tells of in the activity feed, in every language', () => {
    const { activities } = manifest as TeamsManifest & {
      activities: { activityTypes: { type: string; templateText: string }[] };
    };
    expect(activities.activityTypes.map(({ type }) => type)).toEqual([
      'pagePublished',
      'alertSent',
    ]);
    const templates = activities.activityTypes.flatMap(({ templateText }, index) => [
      templateText,
      ...['da', 'fi', 'nb', 'sv'].map(
        (language) => texts(language)[`activities.activityTypes[${index}].templateText`],
      ),
    ]);
    expect(new Set(templates).size).toBe(10);
    for (const template of templates)
      expect([...template!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual([
        'actor',
        'title',
      ]);
  });

  it('TEAMS-07 holds the manifest, the languages and two icons of 192 and 32 pixels at its root', () => {
    const unzipped = unzipPackage(zipPackage(files));
    expect(Object.keys(unzipped).sort()).toEqual([
      'color.png',
      'da.json',
      'fi.json',
      'manifest.json',
      'nb.json',
      'outline.png',
      'sv.json',
    ]);
    expect(readPng(unzipped['color.png']!)).toMatchObject({ width: 192, height: 192 });
    expect(readPng(unzipped['outline.png']!)).toMatchObject({ width: 32, height: 32 });
  });

  it('the outline icon is white on nothing, and the colour icon is opaque', () => {
    const outline = readPng(files['outline.png']!)!.rgba;
    const visible = Array.from({ length: 32 * 32 }, (_, pixel) =>
      outline.subarray(pixel * 4, pixel * 4 + 4),
    ).filter((pixel) => pixel[3]! > 0);
    expect(visible.length).toBeGreaterThan(100);
    expect(visible.length).toBeLessThan(700);
    expect(
      visible.every(([red, green, blue]) => red === 255 && green === 255 && blue === 255),
    ).toBe(true);
    const color = readPng(files['color.png']!)!.rgba;
    expect(color.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  });

  it('is the same to the byte for the same configuration', () => {
    expect(Buffer.compare(zipPackage(files), zipPackage(files))).toBe(0);
  });
});

describe('each configuration gets its own package', () => {
  it('TEAMS-12 app id, client id, host, version and names come from the configuration', async () => {
    const config = readConfig({
      ...environment,
      PUBLIC_URL: 'https://intra.fabrikam.example:8443',
      TEAMS_APP_ID: '5D0C6F1E-7A43-4B92-8C1D-6E6F72647669',
      TEAMS_APP_VERSION: '2.5.1',
      TEAMS_APP_NAME: 'Fabrikam "Intra"',
      DEVELOPER_NAME: 'Fabrikam',
    });
    expect(config.teamsApp.linkId).toBe(config.teamsApp.id);
    const TEAMS_CATALOG_APP_ID = '9B2F4C70-3E15-4D8A-A6C9-6E6F72647669';
    const ofCatalogue = readConfig({ ...environment, TEAMS_CATALOG_APP_ID }).teamsApp;
    expect(ofCatalogue.linkId).toBe(TEAMS_CATALOG_APP_ID.toLowerCase());
    expect(ofCatalogue.id).not.toBe(ofCatalogue.linkId);
    const other = await packageFiles(config);
    const filled = manifestOf(other) as TeamsManifest;
    expect(filled).toMatchObject({
      id: '5d0c6f1e-7a43-4b92-8c1d-6e6f72647669',
      version: '2.5.1',
      name: { short: 'Fabrikam "Intra"' },
      developer: { name: 'Fabrikam' },
      validDomains: ['intra.fabrikam.example:8443'],
    });
    expect(filled.webApplicationInfo?.resource).toBe(
      `api://intra.fabrikam.example:8443/${clientId}`,
    );
    expect(filled.staticTabs?.[1]?.contentUrl).toBe(
      'https://intra.fabrikam.example:8443/your-board',
    );
    expect(JSON.parse(Buffer.from(other['sv.json']!).toString())).toHaveProperty(
      ['name.short'],
      'Fabrikam "Intra"',
    );
    expect(complaints(other)).toEqual([]);
  });

  it("without settings of its own the app has the client id and the portal's version", () => {
    const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
      version: string;
    };
    expect(manifest).toMatchObject({ id: clientId, version });
  });

  it('an address that no setting names is that of the portal, each for itself', async () => {
    const onlyPrivacy = { ...environment, DEVELOPER_URL: '', TERMS_URL: '' };
    const filled = manifestOf(await packageFiles(readConfig(onlyPrivacy))) as TeamsManifest;
    expect(filled.developer).toMatchObject({
      websiteUrl: 'https://portal.contoso.example',
      privacyUrl: 'https://www.contoso.example/privacy',
      termsOfUseUrl: 'https://portal.contoso.example',
    });
  });

  it('a name that Teams would refuse stops the portal with a sentence', () => {
    expect(() =>
      readConfig({ ...environment, TEAMS_APP_NAME: 'The intranet of the whole organisation' }),
    ).toThrow(/TEAMS_APP_NAME has 38 characters; at most 30 are possible/);
    expect(() => readConfig({ ...environment, TEAMS_APP_VERSION: '1.0' })).toThrow(
      /TEAMS_APP_VERSION must have three numbers/,
    );
    expect(() => readConfig({ ...environment, PRIVACY_URL: 'http://www.contoso.example' })).toThrow(
      /PRIVACY_URL must be an address that starts with https/,
    );
  });
});

describe('what the check finds', () => {
  const wrong: [string, () => PackageFiles, string[]][] = [
    ['no manifest', () => without('manifest.json'), ['schema problem']],
    [
      'a manifest that breaks the schema',
      () => withManifest((copy) => Object.assign(copy, { surprise: true })),
      ['schema problem'],
    ],
    [
      'a language that breaks its schema',
      () => ({ ...files, 'da.json': Buffer.from('{}') }),
      ['schema problem', 'schema problem', 'schema problem'],
    ],
    ['a missing icon', () => without('color.png'), ['layout problem', 'icon-color problem']],
    ['a file too many', () => ({ ...files, 'notes.txt': Buffer.from('') }), ['layout problem']],
    [
      'an unfilled placeholder',
      () => withManifest((copy) => (copy.description.short = 'For ${{NAME}}')),
      ['layout problem'],
    ],
    [
      'an icon of the wrong size',
      () => ({ ...files, 'color.png': encodePng(96, 96, new Uint8Array(96 * 96 * 3)) }),
      ['icon-color problem'],
    ],
    [
      'an outline that is not white',
      () => ({ ...files, 'outline.png': encodePng(32, 32, new Uint8Array(32 * 32 * 3)) }),
      ['icon-outline problem'],
    ],
    [
      'a picture that is none',
      () => ({ ...files, 'outline.png': Buffer.from('GIF89a') }),
      ['icon-outline problem'],
    ],
    [
      'a tab on another host',
      () =>
        withManifest((copy) => (copy.staticTabs![1]!.contentUrl = 'https://elsewhere.example/')),
      ['domains problem'],
    ],
    [
      'a domain that trusts strangers',
      () => withManifest((copy) => copy.validDomains!.push('*.azurewebsites.net')),
      ['domains problem'],
    ],
    [
      'an address without https',
      () =>
        withManifest(
          (copy) => (copy.staticTabs![0]!.websiteUrl = 'http://portal.contoso.example/'),
        ),
      ['https problem'],
    ],
    [
      'another resource for sign-in',
      () => withManifest((copy) => (copy.webApplicationInfo!.resource = `api://${clientId}`)),
      ['resource problem'],
    ],
    [
      'two tabs with one id',
      () => withManifest((copy) => (copy.staticTabs![1]!.entityId = 'today')),
      ['tabs problem'],
    ],
    [
      'a tab that is not of a person',
      () => withManifest((copy) => (copy.staticTabs![0]!.scopes = ['team'])),
      ['tabs problem'],
    ],
    [
      'a tab without an address for the browser',
      () => withManifest((copy) => delete copy.staticTabs![0]!.websiteUrl),
      ['tabs problem'],
    ],
    [
      'a version below 1',
      () => withManifest((copy) => (copy.version = '0.9.0')),
      ['version problem'],
    ],
    [
      'a tab without a name in a language',
      () =>
        withManifest((copy) =>
          copy.staticTabs!.push({ ...copy.staticTabs![0]!, entityId: 'more', name: 'More' }),
        ),
      Array<string>(4).fill('languages problem'),
    ],
    [
      'one description for both lengths',
      () => withManifest((copy) => (copy.description.full = copy.description.short)),
      ['languages warning'],
    ],
    [
      'no privacy statement of its own',
      () => withManifest((copy) => (copy.developer.privacyUrl = 'https://portal.contoso.example')),
      ['developer warning'],
    ],
  ];

  it.each(wrong)('%s', (_what, change, expected) => {
    expect(complaints(change())).toEqual(expected);
  });

  it('a package for this machine only is told, but not refused', async () => {
    const local = await packageFiles(
      readConfig({ ...environment, PUBLIC_URL: 'http://localhost:3000' }),
    );
    expect(complaints(local)).toEqual(['https warning']);
  });
});

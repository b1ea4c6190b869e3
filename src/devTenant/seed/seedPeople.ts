import { domain } from '../company/fixedPeople';
import type { Language } from '../company/person';
import { channel, languageTerm } from '../company/terms';
import { inParallel, portalClient } from './portalClient';
import type { SeedOptions } from './seedPortal';

/** Channels and languages that the fixed people follow: `[name, channels, languages]`. */
const choices: [name: string, channels: string[], languages: Language[]][] = [
  [
    'admin',
    ['copenhagen', 'itnews', 'innovation', 'groupfunctions', 'results', 'safety', 'sustainability'],
    ['en', 'da'],
  ],
  [
    'editor',
    [
      'gothenburg',
      'groupfunctions',
      'people',
      'results',
      'safety',
      'shipping',
      'innovation',
      'sustainability',
      'social',
    ],
    ['en', 'sv'],
  ],
  [
    'member',
    ['oslo', 'engineering', 'safety', 'sustainability', 'innovation', 'social', 'itnews', 'people'],
    ['en', 'no'],
  ],
  ['frontline', ['turku', 'terminals', 'safety', 'social'], ['en', 'fi']],
  ['guest', ['results'], ['en']],
  ['appeditor', ['stockholm', 'itnews'], ['sv', 'en']],
  ['broadcaster', ['copenhagen', 'esbjerg', 'safety'], ['da', 'en']],
  ['footereditor', ['helsinki', 'groupfunctions'], ['fi', 'en']],
  ['dashboardeditor', ['reykjavik', 'results'], ['en']],
  ['powerbieditor', ['bergen', 'results'], ['no', 'en']],
  ['sitecreator', ['turku', 'engineering'], ['fi', 'en']],
];

/** Records of the fixed people with the channels and languages they follow. */
export async function seedPeople({ portalUrl, devTenant }: SeedOptions): Promise<void> {
  await inParallel(choices, 4, async ([name, channels, languages]) => {
    const own = portalClient(portalUrl, () => devTenant.tokenFor(`${name}@${domain}`));
    await own.post('/users', {
      ShowNewsFromFollowedSites: true,
      FirstDayWizardStep: 'SetupLanguage',
    });
    for (const key of channels)
      await own.post('/me/userchannelterms', { ChannelTermId: channel(key).id, ChannelType: 0 });
    for (const language of languages)
      await own.post('/me/userlanguageterms', {
        LanguageTermId: languageTerm(language).id,
        LanguageType: 0,
      });
  });
}

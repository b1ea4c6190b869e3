import { sql } from 'kysely';
import type { FoundPages, MarkedText } from '#shared/contract/pages/foundPages';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let followed: string;
let notFollowed: string;
const languages: Record<string, string> = {};

beforeAll(async () => {
  portal = await startTestPortal();
  followed = await storeTerm(portal, 'channelterms', 'Followed');
  notFollowed = await storeTerm(portal, 'channelterms', 'Not followed');
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: followed,
    ChannelType: 0,
  });
  for (const name of ['Danish', 'English', 'Finnish', 'Norwegian', 'Swedish'])
    languages[name] = await storeTerm(portal, 'languageterms', name);
});
afterAll(() => portal.stop());

const search = async (query: string, more: Record<string, string> = {}, person = 'frontline') => {
  const { status, body } = await portal.call<FoundPages>(
    person,
    'GET',
    `/pages/search?${new URLSearchParams({ query, ...more })}`,
  );
  expect(status).toBe(200);
  return body;
};
const textOf = (marked: MarkedText) => marked.map(({ Text }) => Text).join('');
const matchesOf = (marked: MarkedText) =>
  marked.filter(({ IsMatch }) => IsMatch).map(({ Text }) => Text);
const titles = ({ Pages }: FoundPages) => Pages.map(({ Title }) => textOf(Title));

it('content pages and news are found alike, without a licence', async () => {
  await storePage(portal, { Title: 'Lighthouse keepers', PageType: 0 });
  await storePage(portal, { Title: 'Lighthouse opens', PageType: 1 });
  const { Pages } = await search('lighthouse');
  expect(Pages.map(({ PageType, Path }) => [PageType, Path.replace(/\d+$/, '')])).toEqual([
    [1, '/pages/news/lighthouse-opens-'],
    [0, '/pages/content/lighthouse-keepers-'],
  ]);
});

it.each([
  ['Danish', 'Medarbejderne får nye arbejdstider', 'medarbejder', 'Medarbejderne'],
  ['English', 'Harbours are being dredged', 'harbour dredging', 'Harbours'],
  ['Finnish', 'Satamassa uudet laivat', 'laivan', 'laivat'],
  ['Norwegian', 'Fergene går hver time', 'ferge', 'Fergene'],
  ['Swedish', 'Färjorna går oftare', 'färja', 'Färjorna'],
])('in %s another form of a word is found and marked', async (language, Title, typed, match) => {
  await storePage(portal, { Title, LanguageTermId: languages[language]! });
  const { Pages } = await search(typed);
  expect(Pages.map((page) => textOf(page.Title))).toEqual([Title]);
  expect(matchesOf(Pages[0]!.Title)).toContain(match);
});

it('a page follows the language that an editor gives it later', async () => {
  const page = await storePage(portal, { Title: 'Cranes were lifting' });
  expect(titles(await search('crane lifted'))).toEqual([]);
  await portal.call('editor', 'PUT', `/pages/${page.Id}`, {
    Title: page.Title,
    Content: page.Content,
    PageType: 1,
    LanguageTermId: languages.English,
  });
  expect(titles(await search('crane lifted'))).toEqual(['Cranes were lifting']);
});

it('words that have only been begun are found, and signs do no harm', async () => {
  await storePage(portal, { Title: 'Skärgårdstrafiken växer' });
  for (const typed of ['skärgårdstr', "SKÄRGÅRDSTRAFIKEN' & ! (", 'växer | skärg:*'])
    expect(titles(await search(typed))).toEqual(['Skärgårdstrafiken växer']);
  for (const typed of ['<->', '½', '①'])
    expect(await search(typed)).toEqual({ Pages: [], HasMore: false });
});

it('a match in the title comes before one in the text, and the place in the text is shown', async () => {
  const around = 'Words that say nothing about it. '.repeat(40);
  await storePage(portal, {
    Title: 'Canteen',
    Content: `<p>${around}</p><p>The <b>walrus</b> came &amp; stayed &lt;here&gt;.</p><p>${around}</p>`,
    PublishingDate: hoursFromNow(-1),
  });
  await storePage(portal, { Title: 'A walrus', PublishingDate: hoursFromNow(-99) });
  const { Pages } = await search('walrus');
  expect(Pages.map(({ Title }) => textOf(Title))).toEqual(['A walrus', 'Canteen']);
  expect(matchesOf(Pages[1]!.Description)).toEqual(['walrus']);
  expect(textOf(Pages[1]!.Description)).toContain('The walrus came & stayed <here>.');
  expect(textOf(Pages[1]!.Description).split(' ').length).toBeLessThan(70);
});

it('an excerpt says at which end it leaves something out, and of a short text nothing', async () => {
  const around = `First of all. ${'Words that say nothing about it. '.repeat(40)} Last of all.`;
  const excerptOf = async (Content: string) => {
    const { Id } = await storePage(portal, { Title: 'Menu', Content });
    const { Pages } = await search('ocelot');
    await portal.call('editor', 'DELETE', `/pages/${Id}`);
    return textOf(Pages[0]!.Description);
  };
  expect(await excerptOf('<p>“The ocelot came.”</p>')).toMatch(/^\W*The ocelot came\W*$/);
  expect(await excerptOf('<p>“The ocelot came.”</p>')).not.toContain('…');
  expect(await excerptOf(`<p>The ocelot came. ${around}</p>`)).toMatch(/^The ocelot.* …$/s);
  expect(await excerptOf(`<p>${around} The ocelot came.</p>`)).toMatch(/^… .*ocelot came\.?$/s);
  expect(await excerptOf(`<p>${around} The ocelot came. ${around}</p>`)).toMatch(/^… .* …$/s);
});

it('a reader finds neither drafts nor what is scheduled, archived or limited to other channels', async () => {
  await storePage(portal, { Title: 'Hidden narwhal', PublishingDate: null });
  await storePage(portal, { Title: 'Hidden narwhal', PublishingDate: hoursFromNow(1) });
  await storePage(portal, {
    Title: 'Hidden narwhal',
    PublishingDate: hoursFromNow(-9),
    ArchiveDate: hoursFromNow(-1),
  });
  await storePage(portal, {
    Title: 'Hidden narwhal',
    ChannelTermPages: [{ ChannelTermId: notFollowed }],
  });
  await storePage(portal, {
    Title: 'Narwhal of a channel',
    ChannelTermPages: [{ ChannelTermId: followed }],
  });
  expect(titles(await search('narwhal', {}, 'member'))).toEqual(['Narwhal of a channel']);
  expect(titles(await search('narwhal'))).toEqual([]);
});

it('a reader finds pages of their own languages only, where the portal filters by language', async () => {
  await storePage(portal, { Title: 'Walnut på svenska', LanguageTermId: languages.Swedish! });
  await storePage(portal, { Title: 'Walnut in English', LanguageTermId: languages.English! });
  await portal.call('guest', 'POST', '/me/userlanguageterms', {
    LanguageTermId: languages.Swedish,
    LanguageType: 0,
  });
  expect(titles(await search('walnut', {}, 'guest'))).toHaveLength(2);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  try {
    expect(titles(await search('walnut', {}, 'guest'))).toEqual(['Walnut på svenska']);
  } finally {
    await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
  }
});

it('the answer comes in parts without gaps or doubles, and says whether there is more', async () => {
  for (let index = 0; index < 7; index += 1) await storePage(portal, { Title: `Puffin ${index}` });
  const [first, second] = [await search('puffin'), await search('puffin', { skip: '5' })];
  expect([first.Pages.length, first.HasMore, second.Pages.length, second.HasMore]).toEqual([
    5,
    true,
    2,
    false,
  ]);
  expect(new Set([...titles(first), ...titles(second)]).size).toBe(7);
});

it('only what was published since a time is found when a time is given', async () => {
  const PublishingDate = hoursFromNow(-2);
  await storePage(portal, { Title: 'Young heron', PublishingDate });
  await storePage(portal, { Title: 'Old heron', PublishingDate: hoursFromNow(-800) });
  for (const fromDate of [hoursFromNow(-24), PublishingDate])
    expect(titles(await search('heron', { fromDate }))).toEqual(['Young heron']);
});

it('text that looks like markup is answered as text', async () => {
  await storePage(portal, {
    Title: '<img src=x onerror=alert(1)> ibex',
    Content: '<p>Read &lt;script&gt;ibex&lt;/script&gt; now</p>',
  });
  const { Pages } = await search('ibex');
  expect(textOf(Pages[0]!.Title)).toBe('<img src=x onerror=alert(1)> ibex');
  expect(textOf(Pages[0]!.Description)).toContain('<script>ibex</script');
});

describe('A search looks at few pages, however many match', () => {
  const many = 310;
  beforeAll(async () => {
    const pages = (
      Title: string,
      Content: string,
      amount: number,
      days: number,
      channel?: string,
    ) =>
      sql`insert into pages ("Title", "Content", "Description", "SlugTitle", "PageType", "PublishingDate",
        "IsCommentsEnabled", "IsFeaturedPage", "ModifiedByUserUpnId", "ModifiedByDisplayName",
        "ChannelTermIds", "SenderTags", "CommentsCount", "LikesCount", "Created", "Modified", "Search")
      select ${Title} || case when ${amount} > 1 then ' ' || n else '' end, ${Content}, '', 'page', 1,
        now() - ${days} * interval '1 day' - n * interval '1 second', true, false, 'editor@nordvik.example',
        'Ed', ${channel ? [channel] : []}::uuid[], '[]', 0, 0, now(), now(), ''
      from generate_series(1, ${amount}::int) n`.execute(portal.db);
    await pages('Dock', '<p>A gannet, xylophones</p>', many, 1);
    await pages('Gannet colony', '<p>Nests</p>', many, 30);
    await pages('“Xenon” lamps', '<p>Nests</p>', 1, 60);
    await pages('GANNET', '<p>Nests</p>', 1, 900);
    await pages('A gannet of old', '<p>Nests</p>', 1, 901);
    await pages('Petrel', '<p>Nests</p>', many, 1, notFollowed);
    await pages('Petrel for all', '<p>Nests</p>', 1, 900);
  });

  it('the page of that title comes first, then titles, then texts; the newest of each', async () => {
    const first = await search(' gannet ', { amount: '50' });
    expect(titles(first).slice(0, 2)).toEqual(['GANNET', 'Gannet colony 1']);
    expect(titles(first)).not.toContain('Dock 1');
    const later = await search('gannet', { amount: '2', skip: '100' });
    expect(titles(later)).toEqual(['Gannet colony 100', 'Dock 1']);
    const last = await search('gannet', { amount: '50', skip: '400' });
    expect([titles(last), last.HasMore]).toEqual([['Dock 300'], false]);
  });

  it('one letter finds the titles that begin with it, whatever sign is before, newest first', async () => {
    await storePage(portal, { Title: 'xebec', PublishingDate: hoursFromNow(-99_999) });
    expect(titles(await search('X', { amount: '50' }))).toEqual(['“Xenon” lamps', 'xebec']);
    await storePage(portal, { Title: 'X', PublishingDate: hoursFromNow(-999_999) });
    expect(titles(await search('x'))[0]).toBe('X');
  });

  it('what a reader does not see takes no place of what they see', async () => {
    for (const typed of ['petrel', 'pe'])
      expect(titles(await search(typed, {}, 'member'))).toEqual(['Petrel for all']);
    expect(titles(await search('p', { amount: '50' }, 'member'))).toContain('Petrel for all');
    expect(titles(await search('p', { amount: '50' }, 'member'))).not.toContain('Petrel 1');
  });
});

import type { ComponentUpdate } from '#shared/realtime';
import { storeTerm } from '../../support/content/pages';
import { openHub } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const kinds = [
  ['channels', 'channelterms', 'Channel', 'userChannelTerms'],
  ['languages', 'languageterms', 'Language', 'userLanguageTerms'],
] as const;

it.each(kinds)(
  'CHANNELS-28 LANG-10 LANG-11 the person’s other windows hear of chosen %s, and nobody else’s',
  async (_, terms, name, component) => {
    const TermId = await storeTerm(portal, terms, `${name} of the day`);
    const [own, other] = await Promise.all([
      openHub(portal, 'member'),
      openHub(portal, 'broadcaster'),
    ]);
    const isOfTerms = ({ ComponentId }: ComponentUpdate) => ComponentId === component;
    const follow = (person: string) =>
      portal.call(person, 'POST', `/me/user${terms}`, {
        [`${name}TermId`]: TermId,
        [`${name}Type`]: 0,
      });
    await follow('member');
    await own.update(isOfTerms);
    // Once more changes nothing.
    expect(await follow('member')).toMatchObject({ body: { [`${name}Type`]: 0 } });
    await portal.call('member', 'DELETE', `/me/user${terms}/${TermId}`);
    await own.update(() => own.updates.filter(isOfTerms).length === 2);
    // The other one hears of their own choice, and of nothing before it.
    await follow('broadcaster');
    await other.update(isOfTerms);
    expect(other.updates.filter(isOfTerms)).toHaveLength(1);
    expect(own.updates.filter(isOfTerms)).toHaveLength(2);
    await Promise.all([own.stop(), other.stop()]);
  },
);

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteTemplate } from '#shared/rules/sites/siteTemplates';
import { CreateSite } from '../../../src/client/features/sites/create/CreateSite';
import { resetSettings } from './newsWidgets';
import type { Visit, WidgetPortal } from './widgetPortal';

const template: SiteTemplate = {
  Name: 'Project',
  Channels: [
    { Name: 'Plan', Tabs: [{ Name: 'Handbook', Url: 'https://handbook.example/' }] },
    { Name: 'Risks', Description: 'What may go wrong' },
  ],
};

/**
 * Before each test everybody may create sites, the only template is `Project`, and the network is
 * the real one; afterwards time is, and nothing fails any more. Gives what people do in the form.
 */
export function setSiteCreation(portal: WidgetPortal) {
  let real: typeof fetch;
  const realFetch: typeof fetch = (...request) => real(...request);
  const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
  beforeAll(() => void (real = globalThis.fetch));
  beforeEach(async () => {
    globalThis.fetch = real;
    await resetSettings(portal, {
      everyoneCanCreateCollabSites: true,
      coreIntranetEnabled: false,
      siteTemplates: [template],
      enableWorkplaceLight: false,
    });
    Object.assign(portal.devTenant.control.graph, { groupDelay: 200, siteDelay: 400 });
  });
  afterEach(() => {
    jest.useRealTimers();
    portal.devTenant.control.clearFailures();
  });
  return {
    realFetch,
    field,
    open: (visit: Visit = {}) => portal.show(<CreateSite />, visit),
    press: async (name: string) => userEvent.click(await screen.findByRole('button', { name })),
    enter: async (name: string) => {
      const input = await field(/^Name/);
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(name);
    },
    choose: async (name: string) =>
      userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Start from' }), name),
    /** The groups with an address, as the directory has them. */
    groupsAt: async (address: string): Promise<Record<string, unknown>[]> => {
      const token = await portal.devTenant.tokenFor('admin@nordvik.example', {
        resource: 'graph',
        scope: 'GroupMember.Read.All',
      });
      const url = `${portal.devTenant.graphUrl}/v1.0/groups?$filter=mailNickname eq '${address}'`;
      const answer = await realFetch(url, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { value: Record<string, unknown>[] }).value;
    },
    /** Who is in a group, by their names. */
    namesIn: async (groupId: string): Promise<string[]> => {
      const token = await portal.devTenant.tokenFor('admin@nordvik.example', {
        resource: 'graph',
        scope: 'GroupMember.Read.All',
      });
      const path = `/v1.0/groups/${groupId}/transitiveMembers/microsoft.graph.user?$count=true`;
      const answer = await realFetch(portal.devTenant.graphUrl + path, {
        headers: { authorization: `Bearer ${token}`, consistencylevel: 'eventual' },
      });
      const { value } = (await answer.json()) as { value: { displayName: string }[] };
      return value.map(({ displayName }) => displayName);
    },
    sent: (method: string, part: string) =>
      portal.devTenant.control
        .requests('graph')
        .filter((request) => request.method === method && request.path.includes(part)),
  };
}

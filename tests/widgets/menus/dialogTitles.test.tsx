import { Suspense } from 'react';
import { screen } from '@testing-library/react';
import type { ItemToRead } from '#shared/contract/pages/itemsToRead';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { storeNode } from '../../support/content/navigation';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const idOf = (name: string) => portal.devTenant.company.person(`${name}@nordvik.example`)!.id;
let node: number;
let item: ItemToRead;
beforeAll(async () => {
  node = (await storeNode(portal, { Title: 'Pay' })).Id;
  const stored = await portal.call<ItemToRead>('editor', 'POST', '/itemstoread', {
    ...{ Title: 'Fire drill', Url: '/help' },
    ItemsToReadForPrincipal: [{ Principal: 'User', PrincipalId: idOf('member') }],
  });
  item = stored.body;
});

it.each([
  ['adds required reading', () => 'required-reading/add', 'Add required reading'],
  ['edits required reading', () => `required-reading/edit/${item.Id}`, 'Edit required reading'],
  ['adds a menu entry', () => 'find-information/add', 'Add an entry'],
  ['edits a menu entry', () => `find-information/edit/${node}`, 'Edit the entry'],
])('the dialog that %s says so', async (_, modal, name) => {
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: `/?modal=${modal()}` },
  );
  await screen.findByRole('textbox', { name: /^Title/ });
  expect(screen.getByRole('dialog', { name })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
});

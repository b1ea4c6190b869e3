import type { Person } from '../../../src/server/person';
import { cleanTextOf } from '../../../src/server/html/cleanText';
import { cleanAhead, writtenValues } from '../../../src/server/resources/editable/fields';
import { EditableResource } from '../../../src/server/resources/editable/EditableResource';

const hosts = { allowed: [], sharePointUrl: '' };
const options = {
  table: 'pages',
  resource: 'pages',
  fields: { html: ['Content'] },
} as unknown as ConstructorParameters<typeof EditableResource>[1];

/** A resource whose transactions do nothing, and the order in which things were done. */
function resource() {
  const order: string[] = [];
  const deps = {
    db: {},
    targeting: { authorOf: async () => ({}) },
    changes: { commit: async () => void order.push('transaction') },
  } as unknown as ConstructorParameters<typeof EditableResource>[0];
  const body = () => ({
    get Content() {
      order.push('text');
      return '<p>The quay</p>';
    },
  });
  return { order, body, made: new EditableResource(deps, options) };
}

const person = {} as Person;

it.each(['create', 'createAll', 'set'] as const)(
  'a text is cleaned before the transaction of "%s" begins: long ones wait for each other',
  async (call) => {
    const { order, body, made } = resource();
    if (call === 'create') await made.create(person, body());
    else if (call === 'createAll') await made.createAll(person, [body(), body()]);
    else await made.set(person, 1, body(), undefined);
    expect(order[0]).toBe('text');
    expect(order.at(-1)).toBe('transaction');
  },
);

it('what was cleaned before is what is written, with what would act named', async () => {
  const Content = '<p onclick="go()">The quay</p>';
  const ahead = await cleanAhead({ html: ['Content'] }, [{ Content }, { Content }, {}], person);
  expect([...ahead]).toEqual([[Content, { html: '<p>The quay</p>', active: ['onclick'] }]]);
  const known = new Map([[Content, { html: '<p>Another</p>', active: [] }]]);
  const fields = { html: ['Content'] };
  const written = await writtenValues({ Content }, fields, hosts, {}, known);
  expect(written).toEqual({ values: { Content: '<p>Another</p>' }, errors: {} });
});

it('who saves many long texts holds up others for one of them', async () => {
  const order: string[] = [];
  const clean = async (id: string, name: string) => {
    await cleanTextOf(id, `<p>${name}</p>`.repeat(10_000));
    order.push(name);
  };
  await Promise.all([
    ...['many 1', 'many 2', 'many 3'].map((name) => clean('many', name)),
    clean('other', 'other'),
  ]);
  expect(order).toEqual(['many 1', 'other', 'many 2', 'many 3']);
});

import type { ProductPage } from './productPage';

const page = (fields: Omit<ProductPage, 'kind' | 'language'>): ProductPage => ({
  kind: 'content',
  language: 'en',
  ...fields,
});

export const contentPages: ProductPage[] = [
  page({
    key: 'travel',
    title: 'Travel and expenses',
    daysAgo: 210,
    channels: [],
    owner: 'dashboardeditor',
    motif: 'fjord',
    html: '<p>How to book, what we pay for and how you get your money back.</p><h2>Before you travel</h2><ul><li>Choose the train when the journey takes less than six hours.</li><li>Book through the travel portal: then we know where you are if something happens.</li><li>Crew changes are booked by Crewing.</li></ul><h2>Afterwards</h2><p>Send receipts in the expense app within <strong>ten days</strong>. You get the money with the next salary.</p>',
  }),
  page({
    key: 'sick-leave',
    title: 'When you are ill',
    daysAgo: 190,
    channels: ['people'],
    owner: 'editor',
    html: "<p>Call your manager before your shift starts. The rules differ between countries:</p><table><thead><tr><th>Country</th><th>Doctor's note after</th></tr></thead><tbody><tr><td>Denmark</td><td>14 days</td></tr><tr><td>Finland</td><td>3 days</td></tr><tr><td>Iceland</td><td>3 days</td></tr><tr><td>Norway</td><td>8 days</td></tr><tr><td>Sweden</td><td>7 days</td></tr></tbody></table>",
  }),
  page({
    key: 'emergency',
    title: 'In an emergency',
    daysAgo: 300,
    isFeatured: true,
    channels: [],
    owner: 'broadcaster',
    motif: 'lighthouse',
    hasNoComments: true,
    html: "<p><strong>Call 112 first</strong>, then the duty officer on extension 5500.</p><h2>On land</h2><p>Warn those around you, follow the green signs, meet at the assembly point.</p><h2>At sea</h2><p>Follow the muster list. The bridge alerts the group's emergency centre.</p><h2>Afterwards</h2><p>Occupational health offers someone to talk to, day and night.</p>",
  }),
  page({
    key: 'brand',
    title: 'Logo, colours and templates',
    daysAgo: 120,
    channels: ['groupfunctions'],
    owner: 'editor',
    motif: 'ship',
    html: '<p>Everything you need to look like Nordvik: the logo, the five colours of the coast, and templates for slides and letters.</p><h2>Three rules</h2><ol><li>Leave air around the logo.</li><li>Never tilt the wave.</li><li>Photos show people at work, with safety gear.</li></ol>',
  }),
  page({
    key: 'parental-leave-draft',
    title: 'Parental leave in five countries',
    daysAgo: null,
    channels: ['people'],
    owner: 'editor',
    html: '<p>Draft: waiting for the Icelandic figures.</p>',
  }),
];

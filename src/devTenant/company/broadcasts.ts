/** A short message above every page of the portal. */
export interface CompanyBroadcast {
  title: string;
  html: string;
  severity: 'critical' | 'warning' | 'information';
  link?: { address: string; text: string };
  /** Hours from now; left out: open. */
  from?: number;
  until?: number;
  /** Keys of channels; empty: for everyone. */
  channels: string[];
}

export const broadcasts: readonly CompanyBroadcast[] = [
  {
    title: 'Storm warning: crane work stops in Esbjerg and Gothenburg',
    html: '<p>Up to <strong>28 metres a second</strong> are expected along the west coast.</p><ul><li>No work at height and no crane work until the all-clear.</li><li>Secure loose equipment before your shift ends.</li><li>Late shifts are called by their team leader.</li></ul><p>Emergency desk, day and night: <a href="tel:+4570205599">+45 70 20 55 99</a>.</p>',
    severity: 'critical',
    from: -3,
    until: 60,
    channels: ['safety', 'esbjerg', 'gothenburg', 'terminals'],
  },
  {
    title: 'Turku: the main entrance is closed, please use the entrance at the quay',
    html: '<p>The doors of the main entrance are being replaced. Visitors register at the quay as well.</p>',
    severity: 'warning',
    from: -26,
    until: 120,
    channels: ['turku'],
  },
  {
    title: 'Book your pension talk before 10 December',
    html: '<p>Advisers visit every office in the first week of December and sit by the phone for those at sea. Thirty minutes are enough.</p>',
    severity: 'information',
    link: { address: '/pages/news', text: 'Read more in the news' },
    from: -50,
    until: 400,
    channels: [],
  },
  {
    title: 'Fire drill in Copenhagen this week, at ten',
    html: '<p>Leave the building by the nearest stairs when the bell rings and meet at the square. The lifts do not run.</p>',
    severity: 'warning',
    from: 44,
    until: 72,
    channels: ['copenhagen'],
  },
  {
    title: 'Telephones in Reykjavik work again',
    html: '<p>Thank you for your patience. If yours is still silent, call the service desk.</p>',
    severity: 'information',
    from: -90,
    until: -20,
    channels: ['reykjavik', 'itnews'],
  },
];

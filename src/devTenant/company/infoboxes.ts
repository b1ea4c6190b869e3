import type { Motif } from './pictures/motif';

/** A tile in an area of the portal's start pages. */
export interface CompanyInfobox {
  area: 'hero' | 'default';
  kind: 'text' | 'picture' | 'video';
  title: string;
  html?: string;
  link?: { address: string; text?: string };
  motif?: Motif;
  style?: 'Accent1' | 'Accent2' | 'Accent3';
  width: 'Auto' | '25' | '33' | '50' | '66' | '75' | '100';
  isCompact?: boolean;
  /** Background `#rrggbb`. */
  colour?: string;
  /** Keys of channels; left out: for everyone. */
  channels?: string[];
  /** Days from now; left out: open. */
  from?: number;
}

export const infoboxes: readonly CompanyInfobox[] = [
  {
    area: 'hero',
    kind: 'picture',
    title: 'Aurora sails: our first vessel on green methanol',
    html: '<p>Follow her first week between Turku and Gothenburg, port by port.</p>',
    link: { address: '/pages/news', text: 'Follow the voyage' },
    motif: 'aurora',
    width: '66',
    isCompact: true,
  },
  {
    area: 'hero',
    kind: 'text',
    title: 'Safety first, every shift',
    html: '<p>Saw something that could go wrong? Report it in two minutes, also from your phone.</p>',
    link: { address: '/pages/news', text: 'Report an observation' },
    style: 'Accent1',
    width: '33',
    isCompact: true,
  },
  {
    area: 'default',
    kind: 'text',
    title: 'New here?',
    html: '<p>Your first week in ten steps: access card, tools, people to meet and where to find lunch.</p>',
    link: { address: '/settings', text: 'Choose your channels' },
    style: 'Accent2',
    width: '25',
  },
  {
    area: 'default',
    kind: 'picture',
    title: 'Shore power in every terminal by spring',
    link: { address: '/pages/news' },
    motif: 'harbour',
    width: '50',
  },
  {
    area: 'default',
    kind: 'video',
    title: 'Two minutes with the crew of Kattegat Link',
    motif: 'wind',
    width: '25',
  },
  {
    area: 'default',
    kind: 'text',
    title: 'Crane inspections this week',
    html: '<p>Lanes 3 and 4 close from ten to noon. Plan your lifts with the shift leader.</p>',
    colour: '#7a3b69',
    channels: ['terminals'],
    width: '33',
    isCompact: true,
  },
  {
    area: 'default',
    kind: 'text',
    title: 'Christmas dinner: sign up from 1 December',
    html: '<p>All offices, all vessels, one evening.</p>',
    from: 9,
    width: '33',
    isCompact: true,
  },
];

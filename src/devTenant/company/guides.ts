import { idOf, Random } from './random';
import { slug } from './sitePages';
import { siteWithKey, type CompanySite } from './sites';

/** An ordinary page of a site: no news, and changed now and then. */
export interface Guide {
  uniqueId: string;
  site: CompanySite;
  title: string;
  description: string;
  fileName: string;
  modified: Date;
}

const written: readonly [site: string, title: string, description: string][] = [
  [
    'hub',
    'Working at Nordvik',
    'Contracts, holidays, parental leave and pensions in five countries, with the person to ask in each.',
  ],
  [
    'hub',
    'Offices and terminals',
    'Addresses, parking, visitors and how to book a meeting room in every office and terminal.',
  ],
  [
    'people',
    'Onboarding of new colleagues',
    'What the manager, the buddy and the service desk do before the first day, in the first week and after a month.',
  ],
  [
    'people',
    'Parental leave',
    'How long, how much and whom to tell: the rules of Denmark, Finland, Iceland, Norway and Sweden side by side.',
  ],
  [
    'hse',
    'Report a hazard or an incident',
    'What counts as a near miss, how to report it from a phone in two minutes, and what happens afterwards.',
  ],
  [
    'hse',
    'Working at height',
    'Permits, harnesses and the rescue plan for work on cranes, masts and turbines.',
  ],
  [
    'hse',
    'Emergency plans of all terminals',
    'Assembly points, alarm signals and the duty officers of each terminal.',
  ],
  [
    'it',
    'Set up a new phone',
    'Company portal, mail and the authenticator app, step by step with pictures.',
  ],
  [
    'it',
    'Request software',
    'Which software is there for everybody, what needs a licence and who approves it.',
  ],
  [
    'finance',
    'Travel expenses',
    'Daily allowances, mileage and what to do with a receipt that was lost.',
  ],
  [
    'finance',
    'Purchase orders',
    'When an order is needed, who signs up to which amount, and how suppliers send invoices.',
  ],
  [
    'communications',
    'Brand and templates',
    'Logo, colours, photographs and templates for slides, letters and e-mail signatures.',
  ],
  [
    'engineering',
    'Drawing standards',
    'Layers, title blocks and numbering of drawings, and how a drawing is released.',
  ],
  [
    'engineering',
    'Sea trials step by step',
    'Who is on board, which measurements are taken and how the report is written.',
  ],
  [
    'fleet',
    'Crew change ports',
    'Visas, transport and agents in the ports where crews are changed.',
  ],
  [
    'terminals',
    'Crane driver handbook',
    'Wind limits, hand signals and the daily inspection of every crane type.',
  ],
];

/** The ordinary pages of all sites. */
export function makeGuides(now: Date): Guide[] {
  return written.map(([site, title, description]) => ({
    uniqueId: idOf('guide', title),
    site: siteWithKey(site),
    title,
    description,
    fileName: `${slug(title)}.aspx`,
    modified: new Date(now.getTime() - new Random(`guide-${title}`).between(2, 160) * 86_400_000),
  }));
}

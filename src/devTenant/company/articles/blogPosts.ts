import type { Article } from './article';

type Row = [title: string, description: string, channels?: string[]];

const blogs: Row[] = [
  [
    'What I learned from a winter on the Bothnian Bay',
    'Ice is not the enemy, haste is. Notes from a chief officer.',
  ],
  [
    'Our first year without a shared mailbox',
    'It was harder than we thought, and nobody wants it back.',
  ],
  [
    'Three questions to ask before you buy a sensor',
    'Who reads it, who repairs it, and what happens when it lies?',
  ],
  [
    'Why we moved the morning meeting to the quay',
    'Twelve minutes, standing, with everybody who lifts something that day.',
  ],
  [
    'A designer on night shift',
    'Two nights at the terminal taught me more than two years of drawings.',
    ['terminals', 'engineering'],
  ],
  ['Reading the annual report with my teenager', 'He asked better questions than the analysts.'],
  ['How a checklist saved our launch', 'And who wrote it in 1987.'],
  ['Learning Finnish, one crane at a time', 'Words for wind, for rope, and for lunch.'],
  ['What the wind park crew taught me about planning', 'Plan for the weather you get.'],
  [
    'The ship that taught us to simulate',
    'Aurora was built twice: first in the computer.',
    ['engineering'],
  ],
  [
    'Five years of lunch walks in Oslo',
    'Fourteen people, one rule: no talk about work before the bridge.',
  ],
  ['My mentor is twenty-six', 'And she has already changed how I write mails.'],
  ['Small ports, big plans', 'What I saw on a tour of nine harbours in eleven days.'],
  ['A letter to my first skipper', 'You were right about the coffee.'],
  ['Fewer slides, more drawings', 'An experiment from the project office.'],
  ['When the satellite link was down', 'Four days, forty letters, no panic.'],
  [
    'What engineers can learn from the kitchen',
    'Everything in its place, and taste before you serve.',
  ],
  ['The best question of the year', 'It came from a trainee in Turku.'],
  ['Notes from the harbour library', 'Eight hundred books that nobody had listed.'],
];

const compliments: Row[] = [
  [
    'To the night team in Turku',
    'You unloaded the reefer in four hours when the power was down. Not one box was lost.',
  ],
  ['Thank you, service desk', 'For the calm voice at five in the morning.'],
  ['Sigrid in payroll', 'Found the mistake before any of us did, and told us kindly.'],
  [
    'The Aurora hull team',
    'Two days ahead of plan and still time to explain it to visitors.',
    ['engineering', 'shipping'],
  ],
  ['Kitchen in Copenhagen', 'The farewell lunch will be talked about for years.'],
  ['Crane 7 and its people', 'Zero near misses this quarter.', ['terminals']],
  ['To whoever repaired the coffee machine on the third floor', 'You are a hero.'],
  ['Erik and the newsroom', 'For the story about the forgotten shackle.'],
];

const asArticles = (site: string, rows: Row[], days: number): Article[] =>
  rows.map(([title, description, channels = []], index) => ({
    key: `${site}-${index + 1}`,
    site,
    title,
    description,
    channels,
    daysAgo: 1 + index * days,
    likes: 40 - index,
    comments: index % 5,
    motif: 'fjord',
    paragraphs: [description],
  }));

/** Posts of the blog site and of the compliments wall. */
export const blogPosts: Article[] = [
  ...asArticles('blogs', blogs, 5),
  ...asArticles('compliments', compliments, 3),
];

/** A news feed that the example organisation reads. */
export interface CompanyFeed {
  key: string;
  format: 'rss' | 'atom';
  title: string;
  /** Address of the site it belongs to. */
  site: string;
  /** What the portal calls it. */
  tag: string;
  /** Key of the language of its readers; left out: everybody. */
  language?: 'da' | 'sv';
  items: [title: string, hoursAgo: number][];
}

export const feeds: readonly CompanyFeed[] = [
  {
    key: 'shipping',
    format: 'rss',
    title: 'Nordic Shipping Daily',
    site: 'https://shipping-daily.example/news',
    tag: 'Shipping',
    items: [
      ['Green corridor between Turku and Stockholm gets its first methanol bunkering barge', 3],
      ['Container rates from Asia to northern Europe fall for the fifth week', 9],
      ['IMO agrees on a shorter list of approved ballast water systems', 22],
      ['Ferries on the Kattegat report the best autumn since 2019', 31],
      [
        'Insurers ask shipowners for a plan against GPS jamming in the Baltic Sea, and for ' +
          'training of every bridge crew',
        50,
      ],
      ['Port of Gothenburg opens a second quay with shore power', 74],
      ['New rules for lithium batteries on car carriers from April', 99],
      ['Pilot shortage delays winter navigation plans in the Bothnian Bay', 130],
      ['How a 1930s tug became a floating classroom', 161],
    ],
  },
  {
    key: 'offshore-wind',
    format: 'atom',
    title: 'Wind at Sea',
    site: 'https://wind-at-sea.example/posts',
    tag: 'Offshore wind',
    items: [
      ['Kattegat Link lays its first export cable & beats the weather window', 5],
      ['Denmark awards two areas in the North Sea without subsidy', 14],
      ['Fewer crew transfers: what drones can inspect and what they cannot', 40],
      ['Blade recycling plant in Esbjerg takes its first hundred tonnes', 58],
      ['Why monopiles keep getting bigger', 83],
      ['Storm-proof: lessons from a week at 28 metres a second', 120],
    ],
  },
  {
    key: 'ports-da',
    format: 'rss',
    title: 'Havnenyt',
    site: 'https://havnenyt.example/artikler',
    tag: 'Havne',
    language: 'da',
    items: [
      ['Esbjerg Havn udvider med en ny kaj til vindmøller', 7],
      ['Flere krydstogter i København om vinteren', 28],
      ['Grønt lys for landstrøm i fem havne', 66],
      ['Fiskerne får ny auktionshal i Hanstholm', 110],
    ],
  },
  {
    key: 'industry-sv',
    format: 'rss',
    title: 'Hamn och sjöfart',
    site: 'https://hamnochsjofart.example/nyheter',
    tag: 'Sjöfart',
    language: 'sv',
    items: [
      ['Isbrytaren Oden får hybriddrift', 11],
      ['Göteborgs hamn slår rekord på järnväg', 36],
      ['Ny utbildning för kranförare startar i Luleå', 90],
    ],
  },
];

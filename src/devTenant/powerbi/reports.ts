/** A report or dashboard of the example organisation. */
export interface CompanyReport {
  id: string;
  kind: 'report' | 'dashboard';
  title: string;
  pages: {
    name: string;
    figures: [label: string, value: string][];
    bars: [label: string, value: number][];
    unit: string;
  }[];
}

export const reports: readonly CompanyReport[] = [
  {
    id: 'fleet',
    kind: 'report',
    title: 'Fleet performance',
    pages: [
      {
        name: 'Overview',
        unit: '%',
        figures: [
          ['Ships at sea', '41 of 46'],
          ['On time', '92.4 %'],
          ['CO₂ per nautical mile', '−8.1 %'],
        ],
        bars: [
          ['Aurora', 97],
          ['Borealis', 94],
          ['Castor', 91],
          ['Dagny', 89],
          ['Embla', 95],
          ['Freja', 86],
          ['Gerda', 93],
        ],
      },
      {
        name: 'Fuel',
        unit: 't',
        figures: [
          ['Fuel this month', '3,912 t'],
          ['Shore power', '214 h'],
          ['Methanol share', '11 %'],
        ],
        bars: [
          ['Jun', 430],
          ['Jul', 452],
          ['Aug', 447],
          ['Sep', 421],
          ['Oct', 398],
          ['Nov', 384],
        ],
      },
    ],
  },
  {
    id: 'terminals',
    kind: 'dashboard',
    title: 'Terminals now',
    pages: [
      {
        name: 'Now',
        unit: 'moves',
        figures: [
          ['Cranes working', '17 of 19'],
          ['Trucks waiting', '23'],
          ['Turn time', '31 min'],
        ],
        bars: [
          ['Esbjerg', 112],
          ['Gothenburg', 164],
          ['Turku', 87],
          ['Bergen', 65],
          ['Oslo', 91],
        ],
      },
    ],
  },
];

import type { Person } from './person';

/** Skills of the people of each department. */
const byDepartment: Readonly<Record<string, readonly string[]>> = {
  'Fleet Operations': ['Voyage planning', 'Weather routing', 'Chartering', 'Power BI'],
  Seafarers: ['First aid', 'Navigation', 'Cargo handling', 'Fire fighting'],
  Terminals: ['Crane operation', 'Welding', 'Forklift', 'First aid'],
  Engineering: ['Welding', 'AutoCAD', 'Structural analysis', 'Hydraulics', 'Python'],
  'Offshore Wind': ['Rope access', 'Blade repair', 'SCADA', 'First aid'],
  'Health, Safety and Environment': ['Risk assessment', 'Auditing', 'First aid', 'ISO 14001'],
  Commercial: ['Negotiation', 'Tendering', 'Chartering', 'Market analysis'],
  Finance: ['Budgeting', 'IFRS', 'Power BI', 'Auditing'],
  'People and Culture': ['Recruiting', 'Coaching', 'Labour law'],
  'Information Technology': ['Python', 'Azure', 'Power BI', 'Networks'],
  Communications: ['Copywriting', 'Photography', 'Video editing', 'Crisis communication'],
};

/** Two or three of their department, the same ones each time. */
export function skillsOf({ department, id }: Pick<Person, 'department' | 'id'>): string[] {
  const known = byDepartment[department] ?? [department];
  const start = Number.parseInt(id.slice(-4), 16) || 0;
  const count = Math.min(known.length, 2 + (start % 2));
  return Array.from({ length: count }, (_, index) => known[(start + index) % known.length] ?? '');
}

import type { Texts } from '../topics';

export const texts: Texts['ordering'] = {
  handle: 'Flytta {name}',
  how: 'Dra, eller tryck på blanksteg och sedan på piltangenterna.',
  place: '{name}, {place} av {count}',
  lifted:
    '{name} är upplyft, {place} av {count}. Piltangenterna flyttar, blanksteg lägger ned, Escape lägger tillbaka.',
  moved: '{name} är nu nummer {place} av {count}',
  putBack: '{name} är tillbaka som {place} av {count}',
  named: '{move}: {name}',
  column: { earlier: 'Flytta upp', later: 'Flytta ned' },
  grid: { earlier: 'Flytta tidigare', later: 'Flytta senare' },
  conflict: {
    title: 'Ordningen har ändrats under tiden',
    text: 'Så här är ordningen nu. Din flytt sparades inte: {names}.',
    again: 'Flytta igen',
    keep: 'Behåll den här ordningen',
  },
};

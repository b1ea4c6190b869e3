/** Outlines of a 20-pixel grid, drawn for the frame around the app. */
const outlines = {
  back: 'M12.500 4 6.500 10l6 6',
  forward: 'm7.500 4 6 6-6 6',
  search: 'M9 3.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11Zm4 9.500 4 4',
  activity:
    'M10 2.500a5 5 0 0 1 5 5v3.500l1.500 3h-13L5 11V7.500a5 5 0 0 1 5-5ZM8 14.500a2 2 0 0 0 4 0',
  chat: 'M10 3a7 7 0 1 1-3.300 13.200L3 17l.8-3.600A7 7 0 0 1 10 3ZM7 8.500h6M7 11.500h4',
  teams:
    'M7 4.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm6.500 1a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 ' +
    '0 1 0-3.400ZM3 10.500h8V14a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-3.500Zm10.500 0H17V14a2.500 ' +
    '2.500 0 0 1-3 2.400',
  calendar: 'M4 4.500h12v12H4zM4 8h12M7 2.500v3M13 2.500v3M7 11h2M11 11h2M7 13.500h2',
  more: 'M4.500 10h.01M10 10h.01M15.500 10h.01',
  reload: 'M15.500 6.500A6.500 6.500 0 1 0 16.500 10M16 3v4h-4',
  link:
    'M8.500 11.500a3 3 0 0 0 4.300.300l2.500-2.500a3 3 0 0 0-4.300-4.300l-1 1M11.500 8.500a3 ' +
    '3 0 0 0-4.300-.300l-2.500 2.500a3 3 0 0 0 4.300 4.300l1-1',
  open: 'M9 4H4.500v11.500H16V11M11.500 3.500H16.500V8.500M16 4l-6.500 6.500',
  settings: 'M4 6h8M15 6h1M4 14h1M8 14h8M13.500 4.500v3M6.500 12.500v3',
  close: 'm5 5 10 10M15 5 5 15',
} as const;

export type IconName = keyof typeof outlines;

/** An icon as inline SVG; it says nothing to screen readers. */
export function icon(name: IconName): string {
  return `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${outlines[name]}"/></svg>`;
}

import type { Random } from '../random';
import type { Palette } from './palettes';

/** A container ship that lies on the line `y`; 1 is 420 wide. */
export function shipHull(
  x: number,
  y: number,
  scale: number,
  { near, accent, light, far, middle }: Palette,
): string {
  const boxes = [accent, middle, far, '#c8553d', '#e9d8a6'];
  const cargo = Array.from(
    { length: 21 },
    (_, index) =>
      `<rect x="${96 + (index % 7) * 38}" y="${-98 - Math.floor(index / 7) * 18}" width="36" height="16.500" fill="${boxes[(index * 3 + Math.floor(index / 7)) % boxes.length]}"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="30" y="-152" width="56" height="74" fill="${light}"/><path d="M26 -152h64v-12h-52l-12 6Z" fill="${light}"/><rect x="46" y="-178" width="16" height="26" fill="${accent}"/><path d="M34 -140h48M34 -124h48M34 -108h48" stroke="${near}" stroke-width="5" stroke-dasharray="7 5"/>${cargo}
<path d="M4 -80H430L392 -8Q388 0 378 0H30Q20 0 17 -10Z" fill="${near}"/><path d="M12 -26H404L394 -8Q388 0 378 0H30Q20 0 17 -10Z" fill="${accent}"/></g>`;
}

/** A harbour crane that stands on the line `y`. */
export function crane(x: number, y: number, scale: number, { accent, near }: Palette): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${accent}" stroke-width="9" fill="none"><path d="M0 0L16 -220M110 0L94 -220M6 -90H104M10 -150H100M-90 -220H290M55 -220V-300L290 -222M55 -300L-90 -222"/><path d="M210 -218V-120" stroke="${near}" stroke-width="4"/><rect x="185" y="-122" width="52" height="26" fill="${near}" stroke="none"/></g>`;
}

/** A wind turbine whose blades are turned by `angle` degrees. */
export function turbine(
  x: number,
  y: number,
  scale: number,
  angle: number,
  { light }: Palette,
): string {
  const blade = '<path d="M-5 0Q-12 -70 0 -150Q9 -70 5 0Z"/>';
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${light}"><path d="M-5 -300L5 -300L9 0H-9Z" opacity=".92"/><g transform="translate(0 -300) rotate(${angle})">${blade}<g transform="rotate(120)">${blade}</g><g transform="rotate(240)">${blade}</g><circle r="9"/></g></g>`;
}

export function lighthouse(x: number, y: number, { light, accent, near }: Palette): string {
  return `<g transform="translate(${x} ${y})"><path d="M0 -262L-620 -370V-300Z M0 -262L420 -360V-290Z" fill="${light}" opacity=".3"/><path d="M-34 0L-22 -240H22L34 0Z" fill="${light}"/><path d="M-31 -60L-28 -110H28L31 -60ZM-26 -160L-23 -205H23L26 -160Z" fill="${accent}"/><rect x="-28" y="-250" width="56" height="10" fill="${near}"/><rect x="-16" y="-282" width="32" height="32" fill="#fff3b0"/><path d="M-22 -282L0 -306L22 -282Z" fill="${accent}"/></g>`;
}

interface WindowGrid {
  x: number;
  y: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  gap: number;
}

/** A grid of windows, some of them dark. */
export function windows(
  random: Random,
  { x, y, columns, rows, width, height, gap }: WindowGrid,
  color: string,
): string {
  const panes = Array.from(
    { length: columns * rows },
    (_, index) =>
      `<rect x="${x + (index % columns) * (width + gap)}" y="${y + Math.floor(index / columns) * (height + gap)}" width="${width}" height="${height}" opacity="${random.chance(0.7) ? '.85' : '.25'}"/>`,
  );
  return `<g fill="${color}">${panes.join('')}</g>`;
}

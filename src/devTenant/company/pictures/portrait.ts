import { Random } from '../random';
import { encodePng } from './png';

type Color = readonly [red: number, green: number, blue: number];

const skins: Color[] = [
  [244, 214, 190],
  [232, 190, 160],
  [205, 155, 120],
  [160, 110, 80],
  [112, 74, 52],
];
const hairs: Color[] = [
  [225, 190, 120],
  [150, 95, 50],
  [90, 60, 40],
  [45, 35, 32],
  [180, 175, 170],
  [170, 80, 40],
];
const clothes: Color[] = [
  [22, 60, 82],
  [122, 59, 105],
  [45, 106, 79],
  [200, 85, 61],
  [61, 79, 138],
  [70, 80, 90],
  [180, 140, 60],
];
const backs: Color[] = [
  [190, 215, 225],
  [235, 215, 190],
  [205, 220, 200],
  [215, 205, 225],
  [225, 225, 220],
  [180, 200, 215],
];

const cache = new Map<string, Buffer>();

/** A drawn portrait as PNG, `size` pixels square; the same name always gives the same face. */
export function portraitPng(name: string, size: number): Buffer {
  const key = `${name}/${size}`;
  const known = cache.get(key);
  if (known) return known;
  const picture = encodePng(size, size, paint(name, size));
  if (cache.size > 500) cache.clear();
  cache.set(key, picture);
  return picture;
}

/** Colour of a point; both coordinates from 0 to 1. */
type Painter = (x: number, y: number) => Color;

/**
 * Each pixel is the average of four points within it, so that edges are soft. It runs for every
 * pixel, so it makes no arrays of its own.
 */
function paint(name: string, size: number): Uint8Array {
  const colorAt = face(new Random(`portrait-${name}`));
  const pixels = new Uint8Array(size * size * 3);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const [column, row] = [pixel % size, Math.floor(pixel / size)];
    let [red, green, blue] = [0, 0, 0];
    for (let point = 0; point < 4; point++) {
      const color = colorAt(
        (column + (point % 2 === 0 ? 0.25 : 0.75)) / size,
        (row + (point < 2 ? 0.25 : 0.75)) / size,
      );
      red += color[0] / 4;
      green += color[1] / 4;
      blue += color[2] / 4;
    }
    pixels[pixel * 3] = red;
    pixels[pixel * 3 + 1] = green;
    pixels[pixel * 3 + 2] = blue;
  }
  return pixels;
}

function face(random: Random): Painter {
  const [skin, hair, cloth, back] = [
    random.pick(skins),
    random.pick(hairs),
    random.pick(clothes),
    random.pick(backs),
  ];
  const [isLong, hasBeard, hasGlasses] = [
    random.chance(0.45),
    random.chance(0.25),
    random.chance(0.25),
  ];
  const width = 0.155 + random.next() * 0.025;
  const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  const features = (x: number, y: number): Color | undefined => {
    const side = Math.abs(x - 0.5);
    if (within(side, y, 0.065, 0.415, 0.016, 0.019)) return [40, 40, 48];
    if (
      hasGlasses &&
      within(side, y, 0.067, 0.415, 0.05, 0.045) &&
      !within(side, y, 0.067, 0.415, 0.042, 0.037)
    )
      return [40, 45, 55];
    if (within(x, y, 0.5, 0.515, 0.06, 0.026) && y > 0.517) return [165, 75, 75];
    if (within(x, y, 0.5, 0.46, 0.016, 0.03)) return darker(skin, 0.9);
    return within(x, y, 0.5, 0.53, width * 0.98, 0.13) && y > 0.485 && hasBeard ? hair : undefined;
  };
  return (x, y) => {
    const inFace = within(x, y, 0.5, 0.42, width, 0.205);
    if (inFace && y > 0.3 + Math.abs(x - 0.45) * 0.35) return features(x, y) ?? lit(skin, x);
    if (within(x, y, 0.5, 0.36, width * 1.14, 0.185) && y < 0.44) return lit(hair, x);
    if (inFace) return lit(skin, x);
    if (isLong && within(x, y, 0.5, 0.48, width * 1.32, 0.27) && y > 0.3)
      return darker(lit(hair, x), 0.92);
    if (Math.abs(x - 0.5) < 0.07 && y > 0.55 && y < 0.72) return darker(skin, 0.88);
    if (within(x, y, 0.5, 1.02, 0.36, 0.36)) return lit(cloth, x);
    return darker(back, 1.06 - y * 0.22);
  };
}

function lit(color: Color, x: number): Color {
  return darker(color, 1.06 - x * 0.2);
}

function darker([red, green, blue]: Color, factor: number): Color {
  return [Math.min(255, red * factor), Math.min(255, green * factor), Math.min(255, blue * factor)];
}

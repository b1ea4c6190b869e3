import type { Random } from '../random';
import { mountains, stars, waterLines } from './landscape';
import type { Motif } from './motif';
import type { Palette } from './palettes';
import { crane, lighthouse, shipHull, turbine, windows } from './things';

/** Draws the part of a picture below the sky. */
export type Scene = (colors: Palette, random: Random, horizon: number) => string;

const sea = (colors: Palette, random: Random, horizon: number) =>
  `<rect y="${horizon}" width="1200" height="${675 - horizon}" fill="url(#water)"/>${waterLines(random, horizon, colors.light)}`;

export const scenes: Record<Motif, Scene> = {
  fjord: (colors, random, horizon) =>
    mountains(random, { base: horizon, height: 260, color: colors.far, steps: 9 }) +
    mountains(random, { base: horizon, height: 190, color: colors.middle, steps: 8 }) +
    sea(colors, random, horizon) +
    shipHull(random.between(420, 700), horizon + 70, 0.5, colors) +
    cliffs(random, horizon, colors),
  harbour: (colors, random, horizon) =>
    skyline(random, horizon, colors.far) +
    sea(colors, random, horizon) +
    [120, 420, 800]
      .map((x) =>
        crane(x + random.between(-30, 30), horizon + 40, random.between(85, 115) / 100, colors),
      )
      .join('') +
    containers(random, horizon + 40, colors) +
    `<rect y="${horizon + 40}" width="1200" height="34" fill="${colors.near}"/>`,
  ship: (colors, random, horizon) =>
    mountains(random, { base: horizon, height: 90, color: colors.far, steps: 12 }) +
    sea(colors, random, horizon) +
    shipHull(random.between(220, 420), horizon + 120, 1.5, colors) +
    waterLines(random, horizon + 110, colors.light),
  wind: (colors, random, horizon) =>
    sea(colors, random, horizon) +
    Array.from({ length: 9 }, (_, index) =>
      turbine(
        70 + index * 132 + random.between(-20, 20),
        horizon + 6,
        0.35 + (index % 3) * 0.1,
        random.below(120),
        colors,
      ),
    ).join('') +
    turbine(random.between(250, 950), horizon + 60, 1.15, random.below(120), colors),
  workshop: (colors, random, horizon) =>
    `<rect y="${horizon - 220}" width="1200" height="470" fill="${colors.middle}"/>` +
    roof(colors, horizon - 220) +
    windows(
      random,
      { x: 70, y: horizon - 150, columns: 12, rows: 2, width: 70, height: 46, gap: 20 },
      colors.light,
    ) +
    shipHull(300, horizon + 130, 1.3, colors) +
    sparks(random, horizon + 90, colors) +
    `<rect y="${horizon + 140}" width="1200" height="110" fill="${colors.near}"/>`,
  lighthouse: (colors, random, horizon) =>
    mountains(random, { base: horizon, height: 70, color: colors.far, steps: 10 }) +
    sea(colors, random, horizon) +
    `<path d="M640 675Q760 ${horizon + 40} 900 ${horizon + 30}T1200 ${horizon + 90}V675Z" fill="${colors.near}"/>` +
    lighthouse(880, horizon + 40, colors),
  aurora: (colors, random, horizon) =>
    stars(random) +
    curtains(random) +
    mountains(random, { base: horizon, height: 170, color: colors.middle, steps: 9 }) +
    sea(colors, random, horizon) +
    mountains(random, { base: 675, height: 110, color: colors.near, steps: 7 }),
  city: (colors, random, horizon) =>
    skyline(random, horizon - 40, colors.far) +
    houses(random, horizon, colors) +
    sea(colors, random, horizon) +
    shipHull(random.between(120, 760), horizon + 60, 0.42, colors),
};

function cliffs(random: Random, horizon: number, { near }: Palette): string {
  const left = random.between(250, 340);
  return `<path d="M0 ${horizon - 250}Q${left * 0.5} ${horizon - 170} ${left} ${horizon + 20}T${left + 120} 675H0Z" fill="${near}"/><path d="M1200 ${horizon - 190}Q1080 ${horizon - 150} 980 ${horizon + 30}T870 675H1200Z" fill="${near}" opacity=".92"/>`;
}

function skyline(random: Random, horizon: number, color: string): string {
  let x = 0;
  let path = `M0 ${horizon}`;
  while (x < 1200) {
    const [width, height] = [random.between(30, 90), random.between(30, 130)];
    path += `V${horizon - height}h${width}`;
    x += width;
  }
  return `<path d="${path}V${horizon + 60}H0Z" fill="${color}"/>`;
}

function houses(random: Random, horizon: number, colors: Palette): string {
  const paints = [colors.accent, colors.middle, colors.far, colors.near, '#e9e1d0', '#b5533c'];
  return Array.from({ length: 14 }, (_, index) => {
    const [x, height] = [index * 88, random.between(110, 190)];
    const top = horizon - height;
    return `<path d="M${x} ${top}l43 -38l43 38V${horizon + 14}H${x}Z" fill="${random.pick(paints)}"/>${windows(random, { x: x + 14, y: top + 14, columns: 3, rows: Math.floor(height / 40), width: 12, height: 18, gap: 12 }, colors.light)}`;
  }).join('');
}

function containers(random: Random, ground: number, colors: Palette): string {
  const paints = [colors.accent, colors.middle, colors.far, '#c8553d', '#e9d8a6', colors.skyTop];
  return Array.from({ length: 46 }, (_, index) => {
    const column = index % 16;
    return `<rect x="${20 + column * 74}" y="${ground - 26 - Math.floor(index / 16) * 27}" width="70" height="25" rx="1" fill="${random.pick(paints)}" opacity="${column % 5 === 3 ? 0 : 1}"/>`;
  }).join('');
}

function roof({ near }: Palette, y: number): string {
  return `<path d="${Array.from({ length: 6 }, (_, index) => `M${index * 200} ${y}l150 -70v70Z`).join('')}" fill="${near}"/>`;
}

function sparks(random: Random, y: number, { accent, light }: Palette): string {
  return Array.from(
    { length: 60 },
    () =>
      `<circle cx="${900 + random.between(-130, 130)}" cy="${y + random.between(-70, 40)}" r="${random.between(1, 4)}" fill="${random.chance(0.5) ? accent : light}"/>`,
  ).join('');
}

/** Northern lights: soft, slanting veils. */
function curtains(random: Random): string {
  const veils = ['#7ef0c2', '#58d6d0', '#9b8cf0'].map((color, index) => {
    const [x, y] = [index * 330 + random.between(-80, 60), random.between(120, 200)];
    return `<path d="M${x} ${y}C${x + 140} ${y - 110} ${x + 260} ${y + 110} ${x + 520} ${y - 60}L${x + 560} ${y - 160}C${x + 330} ${y - 40} ${x + 200} ${y - 260} ${x + 30} ${y - 130}Z" fill="${color}" opacity=".55"/>`;
  });
  return `<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="26 20"/></filter><g filter="url(#soft)">${veils.join('')}</g>`;
}

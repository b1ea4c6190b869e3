import { Random } from '../random';
import type { Motif } from './motif';
import { nightPalette, palettes, type Palette } from './palettes';
import { scenes } from './scenes';

const bannerWidth = 1200;
const bannerHeight = 675;
const horizon = 430;

/** A landscape as an SVG document; the same name and motif always give the same picture. */
export function bannerSvg(
  name: string,
  motif: Motif,
  width = bannerWidth,
  height = bannerHeight,
): string {
  const random = new Random(`banner-${name}`);
  const isNight = motif === 'aurora';
  const colors = isNight ? nightPalette : random.pick(palettes);
  const content = [
    sky(colors, random, isNight),
    scenes[motif](colors, random, horizon),
    haze(),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bannerWidth} ${bannerHeight}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${definitions(colors)}${content}</svg>`;
}

function definitions({ skyTop, skyBottom, light, water, near }: Palette): string {
  const vertical = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return `<defs>${vertical('sky', skyTop, skyBottom)}${vertical('water', water, near)}<radialGradient id="sun"><stop stop-color="${light}"/><stop offset=".25" stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>`;
}

function sky({ light }: Palette, random: Random, isNight: boolean): string {
  const air = `<rect width="${bannerWidth}" height="${bannerHeight}" fill="url(#sky)"/>`;
  if (isNight) return air;
  const [x, y] = [random.between(180, 1020), random.between(150, 330)];
  const clouds = Array.from({ length: random.between(2, 4) }, () => cloud(random)).join('');
  return `${air}<circle cx="${x}" cy="${y}" r="300" fill="url(#sun)"/><circle cx="${x}" cy="${y}" r="${random.between(34, 52)}" fill="${light}"/>${clouds}`;
}

function cloud(random: Random): string {
  const [x, y, size] = [random.between(0, 1150), random.between(50, 240), random.between(60, 150)];
  const puffs = [0, 0.55, 1.1, 1.6].map(
    (step, index) =>
      `<ellipse cx="${x + step * size}" cy="${y - (index % 2) * size * 0.1}" rx="${size * 0.6}" ry="${size * 0.13}"/>`,
  );
  return `<g fill="#fff" opacity="${(random.between(18, 40) / 100).toFixed(2)}">${puffs.join('')}</g>`;
}

function haze(): string {
  return `<rect y="${horizon - 90}" width="${bannerWidth}" height="180" fill="url(#haze)"/>`;
}

import { itemAt } from '#shared/rules/values/certain';
/** Colours of one drawn picture, from far to near. */
export interface Palette {
  skyTop: string;
  skyBottom: string;
  light: string;
  far: string;
  middle: string;
  near: string;
  water: string;
  accent: string;
}

const palette = (
  skyTop: string,
  skyBottom: string,
  light: string,
  far: string,
  middle: string,
  near: string,
  water: string,
  accent: string,
): Palette => ({ skyTop, skyBottom, light, far, middle, near, water, accent });

export const palettes: readonly Palette[] = [
  palette('#1d4e74', '#a9d3e4', '#fff4d6', '#7fb0c6', '#3f7d99', '#123c52', '#2a6d8c', '#f2a65a'),
  palette('#f28f6b', '#ffe2b8', '#fffbe8', '#c9788a', '#7d4a74', '#37244e', '#a8577b', '#ffd166'),
  palette('#0c1f3f', '#2f6b7e', '#c8fff0', '#24506b', '#163a55', '#081b2f', '#12384f', '#7ef0c2'),
  palette('#6f8fa6', '#e9eef0', '#ffffff', '#a9bcc7', '#6f8899', '#33495a', '#7d97a5', '#d8573c'),
  palette('#2f6f5e', '#d8edc9', '#fdfbe0', '#8fbf9f', '#4f8f78', '#1c4a42', '#4b9a95', '#f4b942'),
  palette('#3b3b7a', '#f4b6c2', '#fff0e5', '#8f7fb5', '#5a5596', '#24244f', '#6c6bb0', '#ff8c61'),
  palette('#0e6073', '#f6d7a7', '#fff8e0', '#6aa5a5', '#2f7580', '#0d3a45', '#2b8a94', '#e4572e'),
];

export const nightPalette = itemAt(palettes, 2);

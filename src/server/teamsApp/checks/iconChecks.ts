import { okUnless, problem, type Finding } from '#shared/rules/finding';
import type { PackageFiles } from '../packageFiles';
import { readPng, type Pixels } from '../readPng';

const sizes = { color: 192, outline: 32 } as const;
const redraw = 'Draw it again with "node scripts/drawIcons.mjs".';

/** Size and kind of the two icons; the outline may have white and transparent pixels only. */
export function iconChecks(
  files: PackageFiles,
  icons: { color: string; outline: string },
): Finding[] {
  return (['color', 'outline'] as const).flatMap((kind) => {
    const check = `icon-${kind}`;
    const picture = readPng(files[icons[kind]] ?? new Uint8Array());
    const found = picture
      ? faults(kind, picture)
      : [`The ${kind} icon ${icons[kind]} is not a PNG of 8 bits a channel`];
    return okUnless(
      found.map((text) => problem(check, `${text}.`, redraw)),
      check,
      `The ${kind} icon is ${sizes[kind]} × ${sizes[kind]} pixels, as Teams wants it.`,
    );
  });
}

function faults(kind: keyof typeof sizes, picture: Pixels): string[] {
  const size = sizes[kind];
  const found: string[] = [];
  if (picture.width !== size || picture.height !== size)
    found.push(
      `The ${kind} icon is ${picture.width} × ${picture.height} pixels; Teams takes only ${size} × ${size}`,
    );
  if (kind === 'outline' && !isWhiteOnNothing(picture))
    found.push('The outline icon has other pixels than white and transparent ones');
  return found;
}

function isWhiteOnNothing({ rgba }: Pixels): boolean {
  let seen = 0;
  let empty = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] === 0) empty += 1;
    else if (rgba[at] === 255 && rgba[at + 1] === 255 && rgba[at + 2] === 255) seen += 1;
    else return false;
  }
  return seen > 0 && empty > 0;
}

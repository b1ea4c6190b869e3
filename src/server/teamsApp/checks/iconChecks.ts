import type { PackageFiles } from '../packageFiles';
import { readPng, type Pixels } from '../readPng';
import { okUnless, problem, type Found } from '../../findings/found';
import { say, type Sentence } from '../../findings/sentence';

const sizes = { color: 192, outline: 32 } as const;

/** Size and kind of the two icons; the outline may have white and transparent pixels only. */
export function iconChecks(
  files: PackageFiles,
  icons: { color: string; outline: string },
): Found[] {
  return (['color', 'outline'] as const).flatMap((kind) => {
    const check = `icon-${kind}`;
    const picture = readPng(files[icons[kind]] ?? new Uint8Array());
    const found = picture
      ? faults(kind, picture)
      : [say('icon.format', { kind, file: icons[kind] })];
    return okUnless(
      found.map((text) => problem(check, text, say('icon.redraw'))),
      check,
      say('icon.fine', { kind, size: sizes[kind] }),
    );
  });
}

function faults(kind: keyof typeof sizes, picture: Pixels): Sentence[] {
  const size = sizes[kind];
  const found: Sentence[] = [];
  const { width, height } = picture;
  if (width !== size || height !== size)
    found.push(say('icon.size', { kind, width, height, size }));
  if (kind === 'outline' && !isWhiteOnNothing(picture)) found.push(say('icon.colours', { kind }));
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

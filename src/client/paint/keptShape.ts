import { ofPerson } from '../auth/storedPerson';

/** A piece of a page as [look, left, top, width, height], in pixels. */
export type ShapeBlock = readonly [look: 0 | 1 | 2, ...box: number[]];

/** How the pieces of a shape look, by their number. */
export const looks = ['', 'card', 'round'] as const;

/** How wide the window was, and what stood in it. */
export type Shape = [width: number, ...blocks: ShapeBlock[]];

const keys = `${ofPerson}shape:` as const;

/** The kind of page at an address, as the table of routes names it: one for all posts. */
export function kindOfPage(pathname: string): string {
  return pathname
    .replace(/^(\/pages\/\w+\/)(?!add$)[^/]+/, '$1:slug')
    .replace(/^(\/user\/detail\/).+/, '$1*');
}

/** Under what the shape of a kind of page is kept; forgotten together with the person. */
export function shapeKey(pathname: string): `${typeof keys}${string}` {
  return `${keys}${kindOfPage(pathname)}`;
}

/** Windows of one number have their columns alike. */
export function layoutOf(width: number): number {
  return [768, 992, 1200].filter((edge) => width >= edge).length;
}

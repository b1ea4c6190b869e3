import { redirectPath } from '../auth/redirectAnswer';
import { bottomBarMedia } from '../shell/menus/bottomBarPlace';
import { foldsHero, hasHero } from '#shared/rules/widgets/heroZone';
import type { StartSettings } from '#shared/rules/settings/settings';

/** The chunks of the pages that open as tabs of Teams, by path. */
const pageChunks: Readonly<Record<string, readonly string[]>> = {
  '/your-board': ['board'],
  '/collaboration': ['collaboration-reads', 'graph', 'collaboration'],
};

/** The page of somebody new has asked for the page of the way back itself, and is left for it. */
export function isForNewcomers(): boolean {
  return document.querySelector(`link[rel="preload"][href="${redirectPath}"]`) !== null;
}

/**
 * The files of the app, which the build has named in the page, from the smallest to the biggest.
 */
export function appFiles(): HTMLLinkElement[] {
  return filesOf('app');
}

/**
 * Requests the files that an answer of the identity service needs on the way to a page: first those
 * that read it, which the browser has most probably kept and which would wait behind the others
 * nevertheless.
 */
export function preloadAnswered(pathname: string, settings?: StartSettings): void {
  for (const link of filesOf('browser-sign-in')) link.rel = 'preload';
  preloadApp(pathname, settings);
}

/**
 * Requests all of them at once, and those of the first content on the page that opens, without
 * running anything.
 */
export function preloadApp(pathname: string, settings?: StartSettings): void {
  for (const link of appFiles()) link.rel = 'preload';
  preloadOpened(pathname, settings);
}

/** Requests the files of the first content alone: of who is about to run the app anyway. */
export function preloadOpened(pathname: string, settings?: StartSettings): void {
  const chunks = [...firstChunks(pathname, settings), ...frameChunks()];
  for (const link of chunks.flatMap(filesOf)) link.rel = 'preload';
}

/** The chunks of the first content on the page that opens, where that is not part of the app. */
function firstChunks(pathname: string, settings?: StartSettings): readonly string[] {
  if (pathname === '/') return settings && hasHero(settings) ? heroChunks(settings) : [];
  const chunks = pageChunks[pathname];
  if (!chunks) return [];
  // Who has chosen another language has been here before, and has its texts.
  return navigator.language.startsWith('en') ? [...chunks, 'texts-en'] : chunks;
}

/** The chunks of what stands around every page, where that is not part of the app. */
function frameChunks(): readonly string[] {
  return matchMedia(bottomBarMedia).matches ? ['bottom-bar'] : [];
}

/** Folded infoboxes need no more than the line that opens them. */
function heroChunks(settings: StartSettings): readonly string[] {
  return foldsHero(settings, window.innerWidth) ? ['hero'] : ['hero', 'infobox-row'];
}

function filesOf(chunk: string): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${chunk}"]`)];
}

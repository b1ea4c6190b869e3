import { videoAddress, type VideoHosts } from '#shared/rules/pictures/videoAddress';
import { writeHtml } from '#shared/rules/richText/tree';
import type { WrittenVideo } from './VideoDialog';

const frames = /<iframe\b[^<>]*>(?:[\s\S]*?<\/iframe\s*>)?/gi;

/** HTML whose frames of allowed hosts are videos of the portal; the others go, and are named. */
export function framesToVideos(
  html: string,
  hosts: VideoHosts,
): { html: string; leftOut: string[] } {
  const leftOut: string[] = [];
  const changed = html.replaceAll(frames, (frame) => {
    const video = videoOf(frame, hosts);
    if (video) return figure(video);
    leftOut.push(sourceOf(frame));
    return '';
  });
  return { html: changed, leftOut: [...new Set(leftOut)] };
}

/** Is a text nothing but the code of a frame? So the hosts of videos give it. */
export function isFrameCode(text: string): boolean {
  return /^\s*<iframe\b[^<]*<\/iframe\s*>\s*$/i.test(text);
}

function videoOf(frame: string, hosts: VideoHosts): WrittenVideo | undefined {
  const address = videoAddress(frame, hosts);
  return address === undefined
    ? undefined
    : { address, title: attribute(frame, 'title') || new URL(address).host };
}

function figure({ address, title }: WrittenVideo): string {
  const caption = { tag: 'figcaption', attributes: {}, children: [title] } as const;
  return writeHtml([{ tag: 'figure', attributes: { 'data-video': address }, children: [caption] }]);
}

/** Where a frame leads, for who reads what was left out. */
function sourceOf(frame: string): string {
  const source = attribute(frame, 'src');
  return URL.canParse(source) ? new URL(source).host : '<iframe>';
}

/** The value of an attribute, as a browser reads it; nothing of the frame is loaded for it. */
function attribute(frame: string, name: string): string {
  const value = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`, 'i').exec(frame)?.[1] ?? '';
  const text = document.createElement('textarea');
  text.innerHTML = value.slice(1, -1);
  return text.value.trim();
}

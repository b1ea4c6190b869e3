import { videoAddress, type VideoHosts } from '#shared/rules/pictures/videoAddress';

const videos = /(<figure\b[^<>]*? data-video=")([^"]*)"/g;

/**
 * The videos of cleaned HTML by the addresses of their players, and the hosts that show none here.
 * @param before the same text as it is stored: a video that stands there may stay
 */
export function withPlayers(
  cleaned: string,
  hosts: VideoHosts,
  before: unknown,
): { html: string; refused: string[] } {
  const refused = new Set<string>();
  let stored: Set<string> | undefined;
  const html = cleaned.replaceAll(videos, (whole, start: string, written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const player = videoAddress(address, hosts);
    if (player !== undefined) return `${start}${player.replaceAll('&', '&amp;')}"`;
    stored ??= videosIn(String(before));
    if (!stored.has(written)) refused.add(new URL(address).host);
    return whole;
  });
  return { html, refused: [...refused] };
}

/** Gone through once: a long text may have thousands of videos, and everybody waits for it. */
function videosIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(videos), ([, , written = '']) => written));
}

import { videoAddress, type VideoHosts } from '#shared/rules/pictures/videoAddress';

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
  const videos = /(<figure\b[^<>]*? data-video=")([^"]*)"/g;
  const html = cleaned.replaceAll(videos, (whole, start: string, written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const player = videoAddress(address, hosts);
    if (player !== undefined) return `${start}${player.replaceAll('&', '&amp;')}"`;
    if (!String(before).includes(` data-video="${written}"`)) refused.add(new URL(address).host);
    return whole;
  });
  return { html, refused: [...refused] };
}

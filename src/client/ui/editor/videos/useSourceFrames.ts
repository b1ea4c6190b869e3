import { useRef } from 'react';
import type { VideoHosts } from '#shared/rules/pictures/videoAddress';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { framesToVideos } from './framesToVideos';

/**
 * Frames in the source of a text. Those that are left out are named when there is one for the first
 * time, and when the source is left, if they are others by then: not with each letter. Once none is
 * left out any more, none is named.
 */
export function useSourceFrames(hosts: VideoHosts, notify: (leftOut: readonly string[]) => void) {
  const leftOut = useRef<readonly string[]>([]);
  const named = useRef<readonly string[]>([]);
  const nameLeftOut = () => {
    if (leftOut.current.length === 0 || isSameValue(leftOut.current, named.current)) return;
    named.current = leftOut.current;
    notify(named.current);
  };
  return {
    /** The written HTML, with the portal's videos in the place of frames. */
    withVideos: (html: string) => {
      const videos = framesToVideos(html, hosts);
      leftOut.current = videos.leftOut;
      if (named.current.length === 0) nameLeftOut();
      else if (videos.leftOut.length === 0) {
        named.current = [];
        notify([]);
      }
      return videos.html;
    },
    leave: () => {
      nameLeftOut();
      leftOut.current = [];
      named.current = [];
    },
  };
}

import { createContext, type ReactNode } from 'react';
import type { VideoHosts } from '#shared/rules/pictures/videoAddress';

/** The target of a link, and its name where no text is to be linked. */
export interface LinkTarget {
  address: string;
  title: string;
}

export interface FoundPerson {
  /** In the directory. */
  id: string;
  name: string;
  /** Distinguishes people of one name. */
  detail: string;
}

export interface FoundLinksProps {
  /** The text to search for. */
  text: string;
  listId: string;
  /** Options above those that are found. */
  first: ReactNode;
  /** Of the option that the keyboard is on. */
  activeId: string | undefined;
  choose: (target: LinkTarget) => void;
}

/** The portal's services for those who write a text; given by `editing/form/HtmlInput`. */
export interface TextSources {
  /** Draws what can be linked to. */
  foundLinks: (props: FoundLinksProps) => ReactNode;
  /** Whose players show videos. */
  videoHosts: VideoHosts;
  /** Finds people who can be mentioned; left out for who may not search the directory. */
  findPeople?: (text: string, signal: AbortSignal) => Promise<FoundPerson[]>;
}

/** Undefined where nothing can be searched: links then come by their address only. */
export const TextSourcesContext = createContext<TextSources | undefined>(undefined);

export const noVideoHosts: VideoHosts = { allowed: [], sharePointUrl: '' };

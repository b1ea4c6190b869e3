import { createContext, type ReactNode } from 'react';

/** What a link leads to, and what it is called where no text is to be linked. */
export interface LinkTarget {
  address: string;
  title: string;
}

export interface FoundLinksProps {
  /** What is searched for. */
  text: string;
  listId: string;
  /** Options above those that are found. */
  first: ReactNode;
  /** Of the option that the keyboard is on. */
  activeId: string | undefined;
  choose: (target: LinkTarget) => void;
}

/** What the portal knows for those who write a text; given by `editing/HtmlInput`. */
export interface TextSources {
  /** Draws what can be linked to. */
  foundLinks: (props: FoundLinksProps) => ReactNode;
}

/** Undefined where nothing can be searched: links then come by their address only. */
export const TextSourcesContext = createContext<TextSources | undefined>(undefined);

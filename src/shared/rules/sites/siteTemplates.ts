/** A page on the web that a channel shows as a tab. */
export interface SiteTab {
  Name: string;
  Url: string;
}

export interface SiteChannel {
  Name: string;
  Description?: string;
  Tabs?: SiteTab[];
}

/** A template that the team of a new site can begin with (setting `siteTemplates`). */
export interface SiteTemplate {
  Name: string;
  Description?: string;
  Channels?: SiteChannel[];
}

/** A page or document that the person follows (SAVED-03). */
export interface SavedPage {
  Id: string;
  Path: string;
  Title: string;
  DriveId: string;
}

/** What is read of a followed item of Graph. */
export interface FollowedItem {
  id: string;
  name?: string | null;
  webUrl?: string | null;
  parentReference?: { driveId?: string | null } | null;
}

/** The followed items that can be opened. */
export function savedPagesOf(items: readonly FollowedItem[]): SavedPage[] {
  return items.flatMap(({ id, name, webUrl, parentReference }) =>
    webUrl
      ? [
          {
            Id: id,
            Path: webUrl,
            Title: titleOf(name ?? webUrl),
            DriveId: parentReference?.driveId ?? '',
          },
        ]
      : [],
  );
}

/** Graph tells the name of the file; that of a page is its title in hyphens. */
function titleOf(name: string): string {
  return /\.aspx$/i.test(name) ? name.replace(/\.aspx$/i, '').replaceAll('-', ' ') : name;
}

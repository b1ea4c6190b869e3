/** A page or document that the person follows (SAVED-03). */
export interface SavedPage {
  Id: string;
  Path: string;
  Title: string;
  DriveId: string;
}

/** The fields that are read of a followed item of Graph. */
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

/** Graph gives the name of the file; that of a page is its title in hyphens. */
function titleOf(name: string): string {
  const title = name.replace(/\.aspx$/i, '');
  return title === name ? name : title.replaceAll('-', ' ');
}

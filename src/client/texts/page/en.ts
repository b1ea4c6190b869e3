/** Texts of the page view. */
export const texts = {
  name: 'The page',
  back: 'Back to {page}',
  draft: 'Draft',
  scheduled: 'Scheduled',
  archived: 'Archived',
  owner: 'Information owner',
  lastModified: 'Last modified {date}',
  lastModifiedBy: 'Last modified by',
  channels: 'Channels',
  badSlug: '{slug} does not match recognized pattern',
  editPage: 'Edit page',
  share: 'Share',
  updated: 'Updated {date}',
  why: 'Why do I see this?',
};

/** Texts of the collaboration page, which load with it. */
export const texts = {
  latest: 'Your latest sites',
  latestIntroduction: 'Where you have been lately in SharePoint.',
  noLatest: 'No recent visited sites were found.',
  groups: 'Your collaboration sites',
  groupsIntroduction: 'The sites of the groups and teams that you are in.',
  noGroups: 'No sites could be found.',
  filter: 'Filter by name',
  found: { one: '{count} site found', other: '{count} sites found' },
  traits: { team: 'Team', community: 'Community', private: 'Private' },
  followed: 'Sites you follow',
  followedIntroduction: 'In SharePoint, the most recent first.',
  noFollowed:
    'You do not follow any sites yet. Follow a site in SharePoint with its star, and it shows here.',
};

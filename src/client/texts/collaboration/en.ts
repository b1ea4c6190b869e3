/** Texts of the collaboration page, which load with it. */
export const texts = {
  activity: {
    title: 'Recent activities',
    introduction: 'What has changed lately on the sites that you use most.',
    none: 'No recent activities found in SharePoint.',
    somebody: 'Somebody',
    unnamed: 'an item',
    changes: {
      added: '{name} added {title}',
      deleted: '{name} deleted {title}',
      moved: '{name} moved {title}',
      renamed: '{name} renamed {title}',
      restored: '{name} restored {title}',
      updated: '{name} updated {title}',
    },
    /** Said where Microsoft 365 does not tell which sites somebody uses most. */
    from: {
      recent:
        "Microsoft 365 doesn't say which sites you use most. These changes are from the sites that you visited last.",
      followed:
        "Microsoft 365 doesn't say which sites you use most. These changes are from the sites that you follow.",
    },
  },
  unlicensed: "Sites and activities come from Microsoft 365, and you don't have a licence for it.",
  tabs: { latest: 'Latest', followed: 'Followed' },
  kinds: { team: 'Team site', communication: 'Communication site', channel: 'Channel site' },
  latestFromFollowed:
    "SharePoint doesn't say where you've been lately. These are the sites that you follow.",
  deleted:
    'This group has recently been deleted. It will disappear from here when the search index has been updated.',
  follows: {
    follow: 'Follow {title}',
    followHint: 'Follow this site in SharePoint',
    unfollowHint: 'Stop following this site',
    begun: 'You now follow {title}.',
    ended: "You don't follow {title} any more.",
    find: 'Find a site to follow',
    found: { one: '{count} site found', other: '{count} sites found' },
    noneFound: 'No sites could be found.',
  },
  details: {
    about: 'About {title}',
    hub: 'Belongs to {hub}',
    isHub: 'This site is a hub: other sites belong to it.',
    none: "There's nothing more to show about this site.",
    partial: "Some details couldn't be loaded.",
    talks: { team: 'Team in Microsoft Teams', community: 'Community in Viva Engage' },
  },
  latest: 'Your latest sites',
  latestIntroduction: "Where you've been lately in SharePoint.",
  noLatest: 'No recent visited sites were found.',
  groups: 'Your collaboration sites',
  followed: 'Sites you follow',
  noFollowed:
    "You don't follow any sites yet. Find a site above, or follow one with its star, and it shows here.",
};

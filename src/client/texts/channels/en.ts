/** Texts of the card of a channel. */
export const texts = {
  follow: 'Follow',
  unfollow: 'Unfollow',
  followOf: 'Follow {name}',
  unfollowOf: 'Unfollow {name}',
  followed: 'You follow this channel. Its news reaches you on Today.',
  notFollowed: 'Follow it to get its news on Today.',
  begun: 'You follow {name} now.',
  ended: "You don't follow {name} any more.",
  directory: 'Set by your organisation',
  gone: "This channel isn't in use any more.",
  operation: 'The channel',
};

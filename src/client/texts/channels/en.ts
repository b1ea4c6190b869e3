/** Texts of the card of a channel. */
export const texts = {
  follow: 'Follow',
  unfollow: 'Unfollow',
  followOf: 'Follow {name}',
  unfollowOf: 'Unfollow {name}',
  followed: 'You follow this channel and get its news on Today.',
  notFollowed: 'Follow it to get its news on Today.',
  begun: 'You now follow {name}.',
  ended: "You don't follow {name} any more.",
  directory: 'Set by your organisation',
  gone: "This channel isn't in use any more.",
  operation: 'The channel',
};

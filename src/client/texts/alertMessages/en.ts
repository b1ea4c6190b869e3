/**
 * The messages that are known by an id (Spec: content §8), which load with the first of them; those
 * of licence and network are part of the app.
 */
export const texts = {
  interestssyncing: 'Syncronizing...',
  interestsselectionupdated: 'Your interests has been updated',
  interestsselectionsynced: 'Your interests has been syncronized with your profile',
  languageselectionupdated: 'Your languages has been updated',
  updatedorder: 'Sorting has been updated',
  newssettingsupdated: 'News settings has been updated',
  tabconfigupdated: 'Your board settings has been updated',
  channelcachecleared: 'Channel cache was cleared',
  operationcompleted: 'Operation was completed',
  updatedsetting: 'Updated setting',
  genericupdated: 'Updated!',
  genericadded: 'Added!',
  genericdeleted: 'Deleted!',
};

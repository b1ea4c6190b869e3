import type { SettingGroup, SettingAudience } from '#shared/rules/settings/settingTable';
import type { SettingFlaw } from '#shared/rules/settings/settingTypes';

const groups: Record<SettingGroup, string> = {
  organisation: 'Organisation',
  start: 'First day and Teams',
  navigation: 'Header and navigation',
  news: 'News',
  today: 'Widgets on Today',
  calendar: 'Calendar and tasks',
  people: 'People',
  search: 'Search',
  languages: 'Languages',
  channels: 'Channels and directory',
  pages: 'Pages and pictures',
  links: 'Links, apps and reading',
  licences: 'Licences',
  messages: 'Alerts',
  operation: 'Operation',
};

const seenBy: Record<SettingAudience, string> = {
  everyone: 'Seen by everyone',
  licensed: 'Seen by people with a Microsoft 365 licence',
  editors: 'Seen by editors',
  admins: 'Seen by administrators',
};

const flaws: Record<SettingFlaw, string> = {
  type: "This isn't the right kind of value.",
  range: 'Enter a number from {min} to {max}.',
  whole: 'Enter a whole number.',
  tooLong: 'Use at most {max}.',
  leadingSpace: 'Remove the space at the start.',
  address:
    'Enter an address that begins with https://, or one within the portal that begins with /.',
  personAddress:
    "Enter an address that begins with https:// and has {id} in place of the person's ID.",
  email: 'Enter an email address.',
  guid: 'Enter a GUID, such as 3f2504e0-4f89-41d3-9a0c-0305e82c3301.',
  colour: 'Enter a colour such as #0f6cbd.',
  zone: 'Enter a time zone such as Europe/Copenhagen.',
  choice: 'Choose one of the values.',
  count: 'Enter {count} entries.',
  required: 'Enter a value.',
  unknown: "This field isn't known.",
};

/** Texts of the screen with the feature settings. */
export const texts = {
  title: 'Feature settings',
  introduction:
    'What the portal does for the whole organisation. Changes show on open pages at once.',
  name: 'The feature settings',
  operation: 'The setting “{name}”',
  search: 'Find a setting',
  searchHint: 'By title, by what it does or by key',
  group: 'Group',
  allGroups: 'All settings',
  onlyChanged: 'Only those that differ from their default',
  found: { one: '{count} setting', other: '{count} settings' },
  none: 'No settings match.',
  clearSearch: 'Show all settings',
  changed: 'Changed',
  notSaved: 'Not saved',
  rewording: {
    name: 'The texts of the portal',
    introduction:
      'Say it in your own words. Texts you leave empty stay as they are, and everybody sees the new words at once. Words in braces, such as {count}, are filled in by the portal.',
    language: 'Language',
    find: 'Find a text',
    onlyReworded: 'Only those worded differently',
    found: { one: '{count} text', other: '{count} texts' },
    none: 'No texts match.',
    missing: "The texts of this language can't be loaded right now. Try again later.",
    wordsFor: 'Your words for “{text}”',
    unknownPlaces: "The portal can't fill in {places} here.",
    edit: 'Edit texts',
  },
  isDefault: 'Default',
  defaultValue: 'Default: {value}',
  reset: 'Reset to default',
  resetThis: 'Reset {name} to its default',
  historyOf: 'History of {name}',
  change: '{from} → {to}',
  on: 'On',
  off: 'Off',
  emptyValue: 'Empty',
  emptyChoice: 'None',
  entry: 'Entry {number}',
  addEntry: 'Add an entry',
  removeEntry: 'Remove entry {number}',
  entries: { one: '{count} entry', other: '{count} entries' },
  groups,
  seenBy,
  flaws,
};

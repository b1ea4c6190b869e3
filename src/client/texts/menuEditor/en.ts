/** Texts of the find-information menu for those who edit it. */
export const texts = {
  title: 'The menu',
  node: 'The entry',
  menu: 'The order of the menu',
  help: {
    title: 'How the menu works',
    channels:
      'An entry with channels, and everything below it, is only shown to people who follow one of them. A tag marks these entries.',
    headings:
      'A section has headings, and a heading has links. A heading without links is itself a link if it has an address.',
    order:
      'Drag an entry by its handle, or move it with the keyboard or its menu. It stays on its level.',
  },
  addSection: 'Add section',
  addHeading: 'Add heading',
  newLink: 'New link',
  addTo: '{add}: {name}',
  none: "There's nothing in the menu yet. Add a section to begin.",
  below: 'Below {name}',
  titleField: 'Title',
  url: 'Address',
  urlHint: "Where it leads. Empty: it only groups what's below it.",
  parent: 'Placed below',
  noParent: "Nothing: it's a section",
  parents: 'The sections and headings',
  noPlace:
    "It can't be placed there: that place no longer exists, or the menu would have more than three levels. Choose another one.",
  channels: 'Channels',
  channelsHint: 'Only followers of these channels see it. None: everybody.',
  languages: 'Languages',
  languagesHint: 'Only readers of these languages see it. None: everybody.',
  isExternal: 'Leads out of the organisation: opens in a new tab',
  isDocLib: 'Is a document library',
  added: 'Entry added',
  updated: 'Entry updated',
  restored: 'Entry restored',
  moved: 'Order saved',
  deletion: {
    title: 'Delete this entry?',
    text: '“{name}” disappears for everybody at once.',
    below: {
      one: '“{name}” and the {count} entry below it disappear for everybody at once.',
      other: '“{name}” and the {count} entries below it disappear for everybody at once.',
    },
  },
  available: 'Available for tagging',
  audiences: 'Audiences',
  place: 'Place',
  term: 'Term in SharePoint',
  export: 'Export',
  imports: {
    open: 'Import …',
    operation: 'The import',
    title: 'Import entries?',
    text: {
      one: '{count} entry from the file is added after the existing ones.',
      other: '{count} entries from the file are added after the existing ones.',
    },
    accept: 'Import',
    unreadable: "This file isn't a menu exported from here. Choose another one.",
  },
  termSet: {
    open: 'Import from term set …',
    title: 'Import from the term set',
    introduction:
      "Compares the term set in SharePoint with the menu. You see the changes before they're made. Existing entries keep their places.",
    none: 'No term set has been chosen yet. Enter it in the feature setting navigationTermSetId.',
    titles: 'Titles',
    oneLanguage: 'In {language}, for everybody',
    each: 'In each language, for its readers',
    eachHint:
      'The menu gets the entries once for each language. People see those in the languages they read.',
    same: "The menu already matches the term set. There's nothing to import.",
    changed: { one: '{count} changed', other: '{count} changed' },
    linked: {
      one: '{count} is recognised by its title and follows its term from now on.',
      other: '{count} are recognised by their titles and follow their terms from now on.',
    },
    unchanged: {
      one: '{count} is the same on both sides.',
      other: '{count} are the same on both sides.',
    },
    onlyHere: {
      one: '{count} entry of the menu comes from elsewhere and stays.',
      other: '{count} entries of the menu come from elsewhere and stay.',
    },
    noAddress: 'no address',
    tooDeep: 'Left out, because the menu has three levels: {names}.',
    hidden: "Left out, as in SharePoint's navigation: {names}.",
    takesChanges: 'Also update changed titles and addresses',
    run: { one: 'Import {count} entry', other: 'Import {count} entries' },
  },
};

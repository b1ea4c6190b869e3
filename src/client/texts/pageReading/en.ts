/** Texts around a page that is read: why it is shown. */
export const texts = {
  close: 'Close',
  why: {
    title: 'Why do I see this?',
    somebody: 'Why does somebody else see it, or not?',
    you: {
      shown: 'You see this page:',
      unlisted: 'You can open this page, but it is not listed for you:',
      withheld: 'You can open this page because you edit pages. As a reader you would not see it:',
    },
    they: {
      shown: '{name} sees this page:',
      unlisted: '{name} can open this page, but it is not listed for them:',
      withheld: '{name} does not see this page:',
    },
    nobody: 'The portal does not know {name} yet. It knows people once they have opened it.',
    unknownTerm: 'something that was deleted',
    everybody: 'It is for everybody.',
    youFollow: 'You follow {terms}.',
    theyFollow: '{name} follows {terms}.',
    onlyFollowers: 'It is only for followers of {terms}.',
    language: 'It is in {terms}.',
    otherLanguage: 'It is in {terms}, which is not among the chosen languages.',
    anyLanguage: 'Pages are shown in every language.',
    withoutLanguage: 'It has no language, and such pages are shown to everybody.',
    onlyWithLanguage: 'It has no language, and only pages in the chosen languages are shown.',
    published: 'It was published on {date}.',
    planned: 'It will be published on {date}.',
    draft: 'It is a draft.',
    shownUntil: 'It is shown until {date}.',
    archived: 'It was archived on {date}.',
  },
};

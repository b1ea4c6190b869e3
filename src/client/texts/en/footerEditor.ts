/** Texts of the footer's editor. */
export const footer = {
  title: 'Edit the footer',
  language: 'Language',
  languages: { da: 'Danish', en: 'English', fi: 'Finnish', no: 'Norwegian', sv: 'Swedish' },
  exists: 'Readers in this language see the footer that you edit here.',
  isNew: 'There is no footer in this language yet; saving creates it.',
  save: 'Save',
  cancel: 'Cancel',
  template: 'Get template',
  tooNarrow: 'Make the window wider to go on editing. What you have written is kept.',
  confirmTitle: 'Replace the footer?',
  confirmText: 'There is a footer in {language} already. Saving replaces it for everybody.',
  confirm: 'Replace',
  support: 'Support',
  more: 'More',
};

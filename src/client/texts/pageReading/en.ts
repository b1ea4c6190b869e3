/** Texts around a page that is read: what is on it, whom to ask, what comes before and after it. */
export const texts = {
  close: 'Close',
  contents: 'On this page',
  owner: { chat: 'Chat', chatWith: 'Chat with {name}', call: 'Call', callPerson: 'Call {name}' },
  neighbours: { title: 'More pages', previous: 'Previous', next: 'Next' },
};

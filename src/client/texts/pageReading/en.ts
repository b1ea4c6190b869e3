/**
 * Texts around a page that is read: what is on it, whom to ask, how to hand it on, what comes
 * before and after it.
 */
export const texts = {
  close: 'Close',
  contents: 'On this page',
  owner: { chat: 'Chat', chatWith: 'Chat with {name}', call: 'Call', callPerson: 'Call {name}' },
  share: {
    copy: 'Copy link',
    copied: 'The link was copied.',
    notCopied: "The link couldn't be copied. Copy the address from the browser instead.",
    teams: 'Share to Teams',
    mail: 'Send by email',
  },
  neighbours: { title: 'More pages', previous: 'Previous', next: 'Next' },
};

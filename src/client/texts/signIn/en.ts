export const texts = {
  prompt: 'Sign in to continue to {workplace}.',
  hint: 'If nothing opens, allow pop-ups for this site and try again.',
  button: 'Sign in',
  refused:
    'Microsoft refused the sign-in ({code}). If that happens again, tell your support team this code.',
  unreached: "The sign-in service didn't answer. Check your connection and try again.",
  explanation: 'About this code (opens in a new tab)',
};

export const texts = {
  prompt: 'Sign in to continue to {workplace}.',
  hint: 'If nothing opens, allow pop-ups for this site and try again.',
  button: 'Sign in',
};

export const texts = {
  undo: 'Undo',
  region: 'Notices',
  offline: 'No internet - Only locally saved data available',
  failed: '{operation}: {reason} (status {status})',
  busy: 'Microsoft 365 is too busy at the moment. Nothing was changed. Try again in a minute.',
  liveLost:
    'The live connection was lost. The page reconnects by itself and then shows what has changed.',
  details: 'Details',
};

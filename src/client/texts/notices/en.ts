export const texts = {
  undo: 'Undo',
  region: 'Notices',
  offline: 'No internet - Only locally saved data available',
  failed: '{operation}: {reason} (status {status})',
  liveLost:
    'The live connection was lost. The page reconnects by itself and then shows what has changed.',
  details: 'Details',
};

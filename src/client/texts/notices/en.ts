export const texts = {
  undo: 'Undo',
  region: 'Notices',
  offline: 'No internet - Only locally saved data available',
  failed: '{operation}: {reason} (status {status})',
};

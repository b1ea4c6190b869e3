import { useState } from 'react';

/**
 * The alternative text with another picture: what the gallery says that it shows; what somebody has
 * typed is not replaced.
 */
export function useOffered(present: string): (description?: string) => string {
  const [offered, setOffered] = useState('');
  return (description = '') => {
    setOffered(description);
    return present === '' || present === offered ? description : present;
  };
}

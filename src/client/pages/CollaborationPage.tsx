import { useTexts } from '../texts/useTexts';
import { NothingYet } from './NothingYet';

/** Route /collaboration. */
export function CollaborationPage() {
  return <NothingYet title={useTexts().navigation.collaboration} />;
}

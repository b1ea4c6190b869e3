import { useTexts } from '../texts/useTexts';
import { NothingYet } from './NothingYet';

/** Route /your-board. */
export function YourBoardPage() {
  return <NothingYet title={useTexts().navigation.yourBoard} />;
}

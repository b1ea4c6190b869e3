import { SearchDialog } from '../../../features/search/SearchDialog';
import { StartingPoints } from './StartingPoints';
import { useCommands } from './useCommands';

/** The search dialog, with what of the portal can be done and reached from it. */
export function PortalSearch() {
  return <SearchDialog commands={useCommands()} start={<StartingPoints />} />;
}

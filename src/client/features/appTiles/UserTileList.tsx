import { AppsAndTools } from './AppsAndTools';

/** Dialog user-app-tiles: the person's apps over any page (APPS-13). */
export function UserTileList() {
  return <AppsAndTools place="main" />;
}

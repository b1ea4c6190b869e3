import { readConfig } from './start/readConfig';
import { reloadForMissingCode } from './start/reloadForMissingCode';
import { startPortal } from './start/startPortal';

startPortal(readConfig()).catch(reloadForMissingCode);

import { startActivityFeed } from './activityFeed';
import { signInPopup } from './authentication';
import { callsFor } from './calls';
import { wireControls } from './controls';
import { showCover, showElsewhere } from './covers';
import { place, startNavigation } from './navigation';
import { byId } from './page';
import { TabFrame } from './tabFrame';
import { listenToApp } from './wire';

const tab = new TabFrame(byId('stage'), showCover);
const calls = callsFor(tab);

listenToApp(
  { tab: () => tab.window, popup: signInPopup },
  (name, call) => void calls[name]?.(call),
);
wireControls({
  tell: (name, args) => tab.tell(name, args),
  takesBack: () => tab.takesBack(),
  reload: () => {
    tab.end();
    void tab.open(place);
  },
});
startNavigation({
  open: (next) => {
    showElsewhere();
    tab.leave();
    void tab.open(next);
  },
  leave: (appName) => {
    tab.leave();
    showElsewhere(appName);
  },
});
startActivityFeed();

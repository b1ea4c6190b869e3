import { startActivityFeed } from './activityFeed';
import { signInPopup } from './authentication';
import { callsFor } from './calls';
import { wireControls } from './controls';
import { place, startNavigation } from './navigation';
import { byId, part } from './page';
import { TabFrame, type Cover } from './tabFrame';
import { listenToApp } from './wire';

const tab = new TabFrame(byId('stage'), showCover);
const calls = callsFor(tab);

listenToApp(
  { tab: () => tab.window, popup: signInPopup },
  (name, call) => void calls[name]?.(call),
);
wireControls({
  notify: (name, args) => tab.notify(name, args),
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

/** Covers the tab with Teams' own loading indicator or error, or uncovers it. */
function showCover(cover: Cover): void {
  byId('loading').hidden = cover.kind !== 'loading';
  const trouble = byId('trouble');
  trouble.hidden = cover.kind !== 'trouble';
  if (cover.kind !== 'trouble') return;
  part(trouble, 'h2').textContent = cover.title;
  part(trouble, 'p').textContent = cover.text;
}

/**
 * Shows that another part of Teams is open, or no longer; the activity feed is there, the others
 * are named only.
 */
function showElsewhere(appName?: string): void {
  const view = byId('elsewhere');
  const isFeed = appName === byId('feed').querySelector('h2')?.textContent;
  byId('feed').hidden = !isFeed;
  view.hidden = !appName || isFeed;
  part(view, 'h2').textContent = appName ?? '';
}

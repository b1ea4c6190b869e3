import { answeredPage } from './auth/redirectAnswer';
import { chooseStartForm } from './paint/startForm';
import { preloadAnswered } from './start/appFiles';

/**
 * Stands in the head of the page that the identity service answers to: what the answer needs is on
 * its way before the rest of that page is read and drawn.
 */
const page = answeredPage();
if (page) {
  preloadAnswered(page.path, page.settings);
  chooseStartForm(page.path);
}

import { awaitPaint } from './paint/awaitPaint';
import { chooseStartForm } from './paint/startForm';

/**
 * Stands in the head of the pages that show the portal: on a slow line the start picture is drawn
 * before the rest of the page, and the start script behind it, have come.
 */
chooseStartForm(location.pathname);
awaitPaint();

import type { Browser, BrowserContext } from 'playwright-core';
import type { BuiltPortal } from './builtPortal';
import { median } from './ratios';
import { SignInFlow } from '../servers/signInFlow';
import { throttledPage } from './throttledPage';
import { noteFigures, shiftsOf, visitFigures, type VisitFigures } from './visitFigures';

export const windowSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
const visits = 3;

/** Finds what counts as the first content, and the button to press. */
interface Pressed {
  content: string;
  button: string;
}

interface WholeVisits {
  name: string;
  path: string;
  /** Address of the floor that fetches its data. */
  floor: string;
  product: Pressed;
  floorPress: Pressed;
  /** Times the floor's largest paint; milliseconds from a press to the next paint. */
  targets: { paint: number; interaction: number };
}

/**
 * First visits to a page with all of its widgets, to its end, beside the floor: what a reader feels
 * beside the time to the first card.
 */
export async function measureWholeVisits(
  browser: Browser,
  portal: BuiltPortal,
  measured: WholeVisits,
): Promise<void> {
  for (const [name, size] of Object.entries(windowSizes)) {
    const floors: VisitFigures[] = [];
    const products: VisitFigures[] = [];
    let moved: Awaited<ReturnType<typeof shiftsOf>> = [];
    for (let visit = 0; visit < visits; visit += 1) {
      floors.push((await visited(browser, size, measured.floor, measured.floorPress)).figures);
      const address = new URL(measured.path, portal.url).href;
      const found = await visited(browser, size, address, measured.product, portal);
      products.push(found.figures);
      moved = found.shifts;
    }
    print(`${measured.name} on a ${name}`, measured.targets, floors, products);
    for (const { value, of } of moved.slice(0, 3))
      console.log(`  moved ${value.toFixed(3)} ${of.join(' | ').slice(0, 200)}`);
  }
}

function print(
  name: string,
  targets: WholeVisits['targets'],
  floors: VisitFigures[],
  products: VisitFigures[],
): void {
  const middle = (all: VisitFigures[], key: keyof VisitFigures) =>
    median(all.map((each) => each[key]));
  const line = (text: string, key: keyof VisitFigures, target: string, digits = 0) =>
    console.log(
      `  ${text}: ${middle(products, key).toFixed(digits)}, floor ${middle(floors, key).toFixed(digits)} (${target})`,
    );
  console.log(`First visit to ${name}, the identity service signed in, median of ${visits}:`);
  const ratio = (key: keyof VisitFigures) =>
    median(products.map((each, index) => each[key] / floors[index]![key])).toFixed(2);
  line(
    'largest contentful paint in ms, redirects included',
    'largestPaint',
    `ratio ${ratio('largestPaint')}, target at most ${targets.paint}`,
  );
  line(
    'busy in tasks of 50 ms and more before the first content, in ms',
    'busy',
    `ratio ${ratio('busy')}, target at most 1.5`,
  );
  line('blocked beyond 50 ms a task, in ms', 'blocking', 'target under 300');
  line('the same while pressing and scrolling to the end', 'blockingLater', 'no target');
  line(
    'press of a button to the next paint, in ms',
    'interaction',
    `ratio ${ratio('interaction')}, target under ${targets.interaction}`,
  );
  line('layout shift, scrolled to the end', 'shift', 'target under 0.05', 3);
  line('requests for data before the first content', 'dataRequests', 'target at most 8');
  line('requests of any kind before it', 'requests', 'target at most 12');
}

/** A first visit in a context of its own; `portal`: with a session at its identity service. */
async function visited(
  browser: Browser,
  size: { width: number; height: number },
  url: string,
  pressed: Pressed,
  portal?: BuiltPortal,
) {
  const context = await browser.newContext({ viewport: size });
  if (portal) await signInAtIdentityOnly(context, portal);
  await noteFigures(context, pressed.content);
  const page = await throttledPage(context);
  const figures = await visitFigures(page, url, pressed);
  const shifts = await shiftsOf(page);
  await context.close();
  return { figures, shifts };
}

/**
 * A session at the identity service and nothing at the portal, as after signing in to another app.
 */
export async function signInAtIdentityOnly(
  context: BrowserContext,
  { devTenant, url }: BuiltPortal,
): Promise<void> {
  const flow = new SignInFlow(devTenant, url);
  await flow.codeFor('member');
  const cookies = flow.cookie
    .split('; ')
    .map((cookie) => cookie.split(/=(.*)/s) as [string, string]);
  await context.addCookies(
    cookies.map(([name, value]) => ({ name, value, url: devTenant.identityUrl })),
  );
}

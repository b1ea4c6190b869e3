import { shownPaint } from './showPaint';

/** Milliseconds that the page has to come to rest behind its paint. */
const timeout = 1_500;
const actions = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** Takes the paint away at once. */
export function removePaint(): void {
  document.getElementById('paint')?.remove();
}

/**
 * The page itself is being drawn: its paint goes when everything in the window stands there, and at
 * the first action of the person.
 */
export function leavePaint(): void {
  const paint = document.getElementById('paint');
  if (!paint) return;
  const [page, end] = [location.href, performance.now() + timeout];
  const leave = () => {
    paint.remove();
    for (const action of actions) removeEventListener(action, leave, true);
  };
  for (const action of actions) addEventListener(action, leave, true);
  const look = async () => {
    if (location.href !== page || performance.now() > end) return leave();
    const pictures = restingPictures();
    if (!pictures || !isAsWhole()) return void setTimeout(look, 50);
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    leave();
  };
  requestAnimationFrame(() => void look());
}

/** Whether the page has everything again that its paint shows. */
function isAsWhole(): boolean {
  const [before, portal] = [shownPaint(), document.getElementById('portal')!];
  const text = portal.textContent;
  return (
    !before ||
    (before.texts.every((one) => text.includes(one)) &&
      portal.getElementsByTagName('img').length >= before.pictures)
  );
}

/** The pictures in the window, once they and all else in it are there. */
export function restingPictures(): HTMLImageElement[] | undefined {
  const portal = document.getElementById('portal')!;
  const seen = [...portal.querySelectorAll('img, [data-skeleton], [role="progressbar"]')].filter(
    isInWindow,
  );
  const pictures = seen.filter((each) => each instanceof HTMLImageElement);
  const isResting = pictures.length === seen.length && pictures.every(({ complete }) => complete);
  return isResting ? pictures : undefined;
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

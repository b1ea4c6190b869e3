import { clientState } from './clientState';

/** How it went with a widget so far. */
interface Course {
  /** By the page's clock. */
  begun?: number;
  /** Milliseconds until it was there; 0: at once. */
  wait?: number;
  /** Status of its first failure, also where what was saved stood in. */
  failed?: number;
}

const courses = clientState(() => new Map<string, Course | 'over'>());

/** How it went with a widget in this visit. */
export type WidgetOutcome = { widget: string } & ({ wait: number } | { failed: number });

/** Notes that a widget is waited for (`isThere` left out), is there, or has failed. */
export function noteWidget(
  widget: string,
  { isThere, failed }: { isThere?: boolean; failed?: number | undefined } = {},
): void {
  const course = courses.value.get(widget) ?? {};
  if (course === 'over') return;
  // A page that nobody sees waits longer than anybody.
  if (document.hidden) return void courses.value.set(widget, 'over');
  const now = performance.now();
  if (isThere === undefined) course.begun ??= now;
  if (isThere) course.wait ??= course.begun === undefined ? 0 : Math.max(1, now - course.begun);
  if (failed !== undefined) course.failed ??= failed;
  courses.value.set(widget, course);
}

/** The widgets whose outcome is known, each once in a visit. A failure counts for more than a wait. */
export function takeOutcomes(): WidgetOutcome[] {
  return [...courses.value].flatMap(([widget, course]): WidgetOutcome[] => {
    if (course === 'over') return [];
    const { wait, failed } = course;
    if (wait === undefined && failed === undefined) return [];
    courses.value.set(widget, 'over');
    return failed !== undefined ? [{ widget, failed }] : [{ widget, wait: Math.round(wait ?? 0) }];
  });
}

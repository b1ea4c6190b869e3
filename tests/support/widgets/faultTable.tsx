import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Failure } from '../../../src/devTenant/control/failure';
import { startWidgetPortal, type WidgetPortal } from './widgetPortal';

/** Answers of a service instead of the real thing, by what people would call them. */
const faults = {
  'a service too busy': { status: 429, retryAfter: 60 },
  'a missing permission': { status: 403 },
  'something that is gone': { status: 404 },
  'a broken service': { status: 500 },
} satisfies Record<string, Failure>;
export type Fault = keyof typeof faults;

export type Region = ReturnType<typeof within>;

/** A widget of a page, where what it shows comes from, and what it says in each state. */
export interface FaultyWidget {
  /** The name of its region. */
  region: string;
  /** Its names in the titles of tests, and in its own words, where these are others. */
  name?: string;
  label?: string;
  /** Everything that would answer for it. */
  sources: readonly Failure[];
  /** Brings it to sight. */
  open?: (region: Region) => Promise<void>;
  /** Seen while it is there with its content. */
  ready: (region: Region) => Promise<unknown>;
  /** Of each source, in their order, what answers "nothing"; and what is said then. */
  empty: { bodies: readonly object[]; says: string };
  /** An answer of each source without anything that may be missing, and what is seen of it. */
  bare: { bodies: readonly object[]; shows: string | RegExp };
  /** Text that is seen in a batch, of which Graph says which part had no answer. */
  silent?: string;
  /** Texts that are seen of a fault; default: its name could not be loaded, with the status. */
  says?: Partial<Record<Fault, readonly (string | RegExp)[]>>;
}

interface FaultyPage {
  page: () => ReactNode;
  at: string;
  widgets: readonly FaultyWidget[];
  /** Prepares what the widgets show. */
  prepare?: (portal: WidgetPortal) => Promise<unknown>;
}

/** Plays each widget of a page in its four states, with each fault, beside the others in theirs. */
export function describeFaults({ page, at, widgets, prepare }: FaultyPage): void {
  let portal: WidgetPortal;
  beforeAll(async () => {
    portal = await startWidgetPortal();
    await prepare?.(portal);
  });
  afterAll(() => portal?.stop());
  beforeEach(() => portal.devTenant.control.reset());

  const regionOf = async ({ region }: FaultyWidget) =>
    within(await screen.findByRole('region', { name: region }));
  const answer = ({ sources }: FaultyWidget, failure: Failure, bodies?: readonly object[]) =>
    sources.forEach((source, index) =>
      portal.devTenant.control.fail({ ...source, ...failure, body: bodies?.[index] }),
    );
  /** Opens the page at a widget; the other widgets show their content. */
  const openAt = async (widget: FaultyWidget) => {
    await portal.show(page(), { at });
    const region = await regionOf(widget);
    await widget.open?.(region);
    for (const other of widgets.filter((each) => each.region !== widget.region))
      if (!other.open) await other.ready(await regionOf(other));
    return region;
  };

  describe.each(widgets.map((widget) => [widget.name ?? widget.region, widget] as const))(
    '%s',
    (title, widget) => {
      const name = widget.label ?? title;
      it('shows its content, as the others do', async () => {
        await widget.ready(await openAt(widget));
      });

      it('says so while nobody answers', async () => {
        answer(widget, { silence: 'hang' });
        const region = await openAt(widget);
        const seen = widget.silent
          ? await region.findByText(widget.silent)
          : await region.findByLabelText(`Loading ${name}`);
        expect(seen).toBeVisible();
      });

      it('says so where there is nothing', async () => {
        answer(widget, { status: 200 }, widget.empty.bodies);
        const region = await openAt(widget);
        expect(await region.findByText(widget.empty.says)).toBeVisible();
        expect(region.queryByRole('alert')).toBeNull();
      });

      it('shows what there is of an answer without what may be missing', async () => {
        answer(widget, { status: 200 }, widget.bare.bodies);
        const region = await openAt(widget);
        expect((await region.findAllByText(widget.bare.shows))[0]).toBeVisible();
        expect(region.queryByRole('alert')).toBeNull();
      });

      it.each(Object.keys(faults) as Fault[])('says what it means for it: %s', async (fault) => {
        answer(widget, faults[fault]);
        const region = await openAt(widget);
        const expected = widget.says?.[fault] ?? [
          `${name} could not be loaded`,
          `Status ${faults[fault].status}`,
        ];
        for (const text of expected) expect((await region.findAllByText(text))[0]).toBeVisible();
        expect(region.queryByText(widget.empty.says)).toBeNull();
      });
    },
  );
}

import { Activity } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '../../../src/client/ui/list/Carousel';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';

const show = (content: React.ReactNode) => render(<AppFrame>{content}</AppFrame>);

describe('the carousel', () => {
  const slides = ['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }));

  it('TODAY-15 turns by two buttons, and after the last slide comes the first', async () => {
    show(<Carousel id="slides" label="Slides" slides={slides} />);
    expect(screen.getByText('1 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('3 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('1 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('3 of 3')).toBeVisible();
  });

  it('TODAY-15 brings the row to the slide that it names, also from the last one to the first', async () => {
    show(<Carousel id="slides" label="Slides" slides={slides} />);
    const row = screen.getByRole('list');
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 330 } });
    for (const [index, slide] of [...row.children].entries())
      Object.defineProperty(slide, 'offsetLeft', { value: index * 300 });
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const starts: number[] = [];
    for (const name of ['Next', 'Next', 'Next', 'Previous']) {
      await userEvent.click(screen.getByRole('button', { name }));
      starts.push(row.scrollLeft);
    }
    expect(starts).toEqual([300, 570, 0, 570]);
  });

  it('turns to a wanted slide once: a page that is shown again stays where it was left', () => {
    const at = (mode: 'visible' | 'hidden', wanted: number) => (
      <AppFrame>
        <Activity mode={mode}>
          <Carousel id="slides" label="Slides" slides={slides} wanted={wanted} />
        </Activity>
      </AppFrame>
    );
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { rerender } = render(at('visible', 0));
    const row = screen.getByRole('list');
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 330 } });
    Object.defineProperty(row.children[2], 'offsetLeft', { value: 600 });
    rerender(at('visible', 2));
    expect(row.scrollLeft).toBe(570);
    row.scrollLeft = 0;
    rerender(at('hidden', 2));
    rerender(at('visible', 2));
    expect(row.scrollLeft).toBe(0);
  });

  it('TODAY-16 a turn takes 200 ms, and no time for people who want no motion', () => {
    show(<Carousel id="slides" label="Slides" slides={slides} />);
    const row = screen.getByRole('list');
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 330 } });
    Object.defineProperty(row.children[1], 'offsetLeft', { value: 300 });
    const frames: FrameRequestCallback[] = [];
    jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    turn('Next');
    frames.shift()!(1_199);
    expect(row.scrollLeft).toBeGreaterThan(0);
    expect(row.scrollLeft).toBeLessThan(300);
    frames.shift()!(1_200);
    expect(row.scrollLeft).toBe(300);
    expect(frames).toEqual([]);
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    turn('Previous');
    expect(row.scrollLeft).toBe(0);
  });

  it('a single slide has no buttons', () => {
    show(<Carousel id="slides" label="Slides" slides={slides.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

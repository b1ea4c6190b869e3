import { act, render, screen, waitFor } from '@testing-library/react';
import { TitleField } from '../../../src/client/features/page/edit/TitleField';
import { leftOut, Part } from '../../../src/client/loading/Part';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { testRenderer } from '../../support/widgets/testRenderer';

it('the title of a page has room for all of its lines when its field becomes narrower', async () => {
  let width = 800;
  const sizes = new Map<Element, () => void>();
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  jest
    .spyOn(Element.prototype, 'scrollHeight', 'get')
    .mockImplementation(() => (width < 400 ? 120 : 40));
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((changed) => {
    const observer: ResizeObserver = {
      observe: (element) => void sizes.set(element, () => changed([], observer)),
      unobserve: jest.fn(),
      disconnect: jest.fn(),
    };
    return observer;
  });
  render(
    <AppFrame renderer={testRenderer}>
      <Part failed={leftOut}>
        <TitleField
          kind="news"
          value="A ferry between the islands"
          onChange={jest.fn()}
          autoFocus={false}
        />
      </Part>
    </AppFrame>,
  );
  const field = await screen.findByRole('textbox', { name: 'Title' });
  expect(field).toHaveStyle({ height: '40px' });
  await waitFor(() => expect(sizes.has(field)).toBe(true));
  width = 320;
  act(() => sizes.get(field)?.());
  expect(field).toHaveStyle({ height: '120px' });
});

it.each([
  ['news', 'News title'],
  ['content', 'Page title'],
] as const)('an empty title of %s says what it is that is written', async (kind, words) => {
  render(
    <AppFrame renderer={testRenderer}>
      <Part failed={leftOut}>
        <TitleField kind={kind} value="" onChange={jest.fn()} autoFocus={false} />
      </Part>
    </AppFrame>,
  );
  const field = await screen.findByRole('textbox', { name: 'Title' });
  expect(field).toHaveAttribute('placeholder', words);
});

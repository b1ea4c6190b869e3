import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { ImageGallery } from '../../../src/client/ui/gallery/ImageGallery';

const images = Array.from({ length: 10 }, (_, index) => ({
  address: `/api/Image/${index + 1}.png`,
  alt: index === 0 ? 'The harbour of Turku' : '',
}));

function Selectable({ max }: { max: number }) {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <ImageGallery
      label="Pictures"
      images={images}
      selection={{ selected, max, onChange: setSelected }}
    />
  );
}

const show = (max: number) =>
  render(
    <AppFrame>
      <Suspense>
        <Selectable max={max} />
      </Suspense>
    </AppFrame>,
  );
const shown = () => within(screen.getByRole('list')).getAllByRole('button');
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('GALLERY-01 GALLERY-02 GALLERY-03 shows 4 images, 4 more with each "Show more", and the first 4 again with "Show less"', async () => {
  show(1);
  await screen.findByRole('button', { name: 'The harbour of Turku' });
  const counts = [shown().length];
  for (const name of ['Show more', 'Show more', 'Show less']) {
    await press(name);
    counts.push(shown().length);
  }
  expect(counts).toEqual([4, 8, 10, 4]);
  expect(screen.queryByRole('button', { name: 'Show less' })).toBeNull();
});

it('the keyboard stays in the gallery when its buttons go, and what came is said aloud', async () => {
  show(1);
  const pressByKeys = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await pressByKeys('Show more');
  expect(screen.getByRole('status')).toHaveTextContent('4 more shown');
  await pressByKeys('Show more');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('listitem')[8]).toHaveFocus());
  await pressByKeys('Show less');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Only the first ones are shown');
});

it('GALLERY-04 GALLERY-05 images can be selected up to a maximum; then the oldest is dropped for the new one', async () => {
  show(2);
  await press('The harbour of Turku');
  await press('Picture 2 of 10');
  await press('Picture 3 of 10');
  expect(shown().map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'true',
    'false',
  ]);
  await press('Picture 3 of 10');
  expect(shown().map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'false',
    'false',
  ]);
});

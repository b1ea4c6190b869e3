import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { ShowMore } from '../../../src/client/ui/list/ShowMore';
import { testRenderer } from '../../support/widgets/testRenderer';

function Listed({ all, isLate = false }: { all: number; isLate?: boolean }) {
  const [wanted, setWanted] = useState(2);
  const [shown, setShown] = useState(2);
  const show = (count: number) => {
    setWanted(count);
    if (isLate) setTimeout(() => setShown(count), 50);
    else setShown(count);
  };
  return (
    <section>
      <ul id="listed">
        {Array.from({ length: Math.min(all, shown) }, (_, index) => (
          <li key={index}>Row {index + 1}</li>
        ))}
      </ul>
      <ShowMore
        button={wanted < all ? 'more' : 'none'}
        count={Math.min(all, shown)}
        controls="listed"
        onMore={() => show(wanted + 2)}
        onLess={() => show(2)}
      />
    </section>
  );
}

const show = (list: React.ReactNode) => render(<AppFrame renderer={testRenderer}>{list}</AppFrame>);
const pressByKeys = async () => {
  (await screen.findByRole('button', { name: 'Show more' })).focus();
  await userEvent.keyboard('{Enter}');
};

it('the last "Show more" goes, and the keyboard goes on at the first row that came', async () => {
  show(<Listed all={5} />);
  await pressByKeys();
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2 more shown');
  await pressByKeys();
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(screen.getByText('Row 5')).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('1 more shown');
});

it('where the rows come after the button has gone, the keyboard waits at the row before them', async () => {
  show(<Listed all={4} isLate />);
  await pressByKeys();
  await waitFor(() => expect(screen.getByText('Row 2')).toHaveFocus());
  expect(await screen.findByText('Row 4')).toBeVisible();
  expect(screen.getByText('Row 2')).toHaveFocus();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { useKeptState } from '../../../src/client/ui/useKeptState';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

function Results() {
  const navigate = useNavigate();
  const [range, setRange] = useKeptState('range', 'Any time');
  return (
    <>
      <p>{range}</p>
      <button onClick={() => setRange('Last 30 days')}>Last 30 days</button>
      <button onClick={() => navigate('?q=budget', { replace: true })}>Type on</button>
      <button onClick={() => navigate('/page')}>Open</button>
    </>
  );
}

function Page() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Back</button>;
}

it('Back finds what was chosen before the address of its place was written anew', async () => {
  await portal.show(
    <Routes>
      <Route path="/" element={<Results />} />
      <Route path="/page" element={<Page />} />
    </Routes>,
    { at: '/' },
  );
  for (const name of ['Last 30 days', 'Type on', 'Open', 'Back'])
    await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Last 30 days', { selector: 'p' })).toBeVisible();
});

import { watchForTrouble } from '../../support/browser/browser';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true });

it('REPORT-07 REPORT-09 REPORT-10 REPORT-20 a report opens in its frame with a token of the server, shows its panes and can be switched', async () => {
  const trouble = watchForTrouble(stage.context);
  const { page, person } = stage;
  await person.signsIn('admin');
  const reports = page.getByRole('region', { name: 'Reports' });
  await person.scrollsTo(reports);
  const frame = reports.frameLocator('iframe[title="Fleet performance"]');
  await frame.getByText('Ships at sea').waitFor();
  await frame.getByRole('button', { name: 'Fuel' }).click();
  await frame.getByText('Methanol share').waitFor();
  expect(await frame.getByText('Filters').count()).toBe(0);
  await reports.getByRole('combobox', { name: 'Report' }).click();
  await person.presses('Terminals now', 'option');
  await reports.frameLocator('iframe[title="Terminals now"]').getByText('Cranes working').waitFor();
  expect(stage.portal.devTenant.control.requests('powerbi', 'GenerateToken')).toHaveLength(2);
  expect(trouble).toEqual([]);
});

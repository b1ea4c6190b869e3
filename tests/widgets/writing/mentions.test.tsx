import { useState } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HtmlInput } from '../../../src/client/editing/form/HtmlInput';
import type { Person } from '../../../src/devTenant/company/person';
import { editorOf, type, WrittenHtml } from '../../support/widgets/editorField';
import { graphCalls, somebody } from '../../support/widgets/peopleWidgets';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let person: Person;
beforeAll(async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
  person = somebody(portal, ({ isGuest, displayName }) => !isGuest && displayName.length > 8);
});
beforeEach(() => portal.devTenant.control.reset());

/** The text that the field under test would save. */
const shown = new WrittenHtml();
function Field() {
  const [value, setValue] = useState('<p>Ask</p>');
  const change = (next: string) => {
    shown.html = next;
    setValue(next);
  };
  return <HtmlInput name="Text" html={value} onChange={change} />;
}

const open = async (reader = 'editor') => {
  cleanup();
  await portal.show(<Field />, { person: reader });
  const field = await screen.findByRole('textbox', { name: 'Text' });
  editorOf(field).commands.focus('end');
  return field;
};

it('"@" and a name lists people of the directory; Enter mentions the one that is meant', async () => {
  const field = await open();
  type(field, ' @');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(graphCalls(portal, '/users')).toEqual([]);
  type(field, person.displayName);
  const option = await screen.findByRole('option', { name: new RegExp(`^${person.displayName}`) });
  expect(option).toHaveTextContent(person.jobTitle);
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(shown.html).toBe(
      `<p>Ask <span data-person="${person.id}">${person.displayName}</span></p>`,
    ),
  );
  type(field, 'first.');
  expect(shown.html).toContain('</span> first.</p>');
  editorOf(field).commands.undo();
  expect(shown.html).not.toContain('first.');
});

it('PEOPLE-21 the people filter of the settings says who can be mentioned', async () => {
  await storeSetting(portal, 'userServiceAppendedFilter', "city eq 'Oslo'");
  const field = await open();
  type(field, ' @ingrid');
  await waitFor(() => expect(graphCalls(portal, '/users?')[0]).toContain(" and (city eq 'Oslo')"));
  await storeSetting(portal, 'userServiceAppendedFilter', '');
});

it('a directory that does not answer is named, and the sign stays text', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '*users*', status: 503 });
  const field = await open();
  type(field, ' @ingrid');
  expect(
    await screen.findByText("The directory couldn't be searched. Type again to retry."),
  ).toBeVisible();
  expect(shown.html).toBe('<p>Ask @ingrid</p>');
});

it('LICENCE-04 without a licence nobody is offered, and the directory is not asked', async () => {
  const field = await open('frontline');
  type(field, ` @${person.givenName}`);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByText('Searching …')).toBeNull();
  expect(graphCalls(portal, '/users')).toEqual([]);
  expect(shown.html).toBe(`<p>Ask @${person.givenName}</p>`);
});

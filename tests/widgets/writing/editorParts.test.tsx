import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NodeSelection } from '@tiptap/pm/state';
import { editorField, editorOf, paste, showEditor } from '../../support/widgets/editorField';

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const button = (text: string, address = '/settings') =>
  `<a href="${address}" data-button="true">${text}</a>`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const selectPicture = (field: HTMLElement) => {
  const { state, view } = editorOf(field);
  let place = -1;
  state.doc.descendants((node, at) => {
    if (node.type.name === 'image') place = at;
  });
  act(() => view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, place))));
};

describe('a button in the text', () => {
  it('is put in from the blocks, with words of its own; what is typed next is no part of it', async () => {
    const { choose, field } = await showEditor('<p>Before</p>');
    act(() => void editorOf(field).commands.focus('end'));
    await choose('Blocks', 'Button');
    await fill(await screen.findByRole('combobox', { name: /Address/ }), '/settings');
    await fill(await box(/^Text on the button/), 'Choose your channels');
    await press('Insert');
    await waitFor(() =>
      expect(editorField.html).toBe(`<p>Before${button('Choose your channels')}</p>`),
    );
    act(() => {
      const { view } = editorOf(field);
      view.dispatch(view.state.tr.insertText(' behind'));
    });
    expect(editorField.html).toBe(`<p>Before${button('Choose your channels')} behind</p>`);
  });

  it('is changed: its words, its address, back to a link, and removed', async () => {
    const { press: tool, field } = await showEditor(`<p>${button('Settings')}</p>`);
    act(() => void editorOf(field).commands.setTextSelection(3));
    await tool('Link');
    expect(await screen.findByRole('heading', { name: 'Change button' })).toBeVisible();
    expect(await box(/^Text on the button/)).toHaveValue('Settings');
    await fill(await box(/^Text on the button/), 'Your settings');
    await fill(await screen.findByRole('combobox', { name: /Address/ }), '/people');
    await press('Change');
    await waitFor(() =>
      expect(editorField.html).toBe(`<p>${button('Your settings', '/people')}</p>`),
    );
    act(() => void editorOf(field).commands.setTextSelection(3));
    await tool('Link');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show it as a button' }));
    await press('Change');
    await waitFor(() =>
      expect(editorField.html).toBe('<p><a href="/people">Your settings</a></p>'),
    );
  });
});

it.each([
  ['Button', 'Change button', button('Settings')],
  ['Link', 'Change link', '<a href="/settings">Settings</a>'],
])(
  'EDITOR-03 beside the cursor a %s says where it leads, and is changed',
  async (name, change, link) => {
    const { field } = await showEditor(`<p>${link}</p>`);
    act(() => void editorOf(field).chain().focus().setTextSelection(3).run());
    const beside = within(await screen.findByRole('group', { name }));
    expect(beside.getByText('/settings')).toBeVisible();
    await userEvent.click(beside.getByRole('button', { name: change }));
    expect(await screen.findByRole('heading', { name: change })).toBeVisible();
  },
);

describe('a caption', () => {
  it('is added to a picture without one, which leaves its line; a second one is not offered', async () => {
    const { choose, field } = await showEditor(
      '<p>Before <img src="/images/a.png" alt="A"> after</p>',
    );
    selectPicture(field);
    await choose('Blocks', 'Caption');
    await waitFor(() => expect(editorField.html).toContain('<figcaption>'));
    act(() => {
      const { view } = editorOf(field);
      view.dispatch(view.state.tr.insertText('The crane'));
    });
    expect(editorField.html).toBe(
      '<p>Before</p><figure><img src="/images/a.png" alt="A"><figcaption>The crane</figcaption></figure><p>after</p>',
    );
    selectPicture(field);
    await press('Blocks');
    expect(await screen.findByRole('menuitem', { name: 'Caption' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('is asked for with a picture that is put in; what is typed next stands below both', async () => {
    const { press: tool, field } = await showEditor('<p></p>');
    await tool('Picture');
    await press('Insert');
    expect(await screen.findByText('Choose a picture.')).toBeVisible();
    await press('Address');
    await fill(await screen.findByLabelText('Address of the picture'), '/images/a.png');
    await fill(await box(/^What the picture shows/), 'A crane');
    await fill(await box(/^Caption/), 'The crane in June');
    await press('Insert');
    await waitFor(() =>
      expect(editorField.html).toBe(
        '<figure><img src="/images/a.png" alt="A crane"><figcaption>The crane in June</figcaption></figure><p></p>',
      ),
    );
    act(() => {
      const { view } = editorOf(field);
      view.dispatch(view.state.tr.insertText('Below'));
    });
    expect(editorField.html).toContain('</figure><p>Below</p>');
  });

  it.each([
    ['figure', '<figure><img src="/images/b.png" alt="B"><figcaption>Bridge</figcaption></figure>'],
    ['table', '<table><tbody><tr><td>Depth</td></tr></tbody></table>'],
  ])('what is typed below it stands above a %s that follows', async (_, next) => {
    const { press: tool, field } = await showEditor(`<p></p>${next}`);
    await tool('Picture');
    await press('Address');
    await fill(await screen.findByLabelText('Address of the picture'), '/images/a.png');
    await fill(await box(/^What the picture shows/), 'A crane');
    await fill(await box(/^Caption/), 'The crane in June');
    await press('Insert');
    await waitFor(() => expect(editorField.html).toContain('The crane in June'));
    act(() => {
      const { view } = editorOf(field);
      view.dispatch(view.state.tr.insertText('Between'));
    });
    expect(editorField.html).toContain(
      `The crane in June</figcaption></figure><p>Between</p>${next}`,
    );
  });
});

describe('frames of other sites', () => {
  const frame = (host: string) =>
    `<iframe src="https://${host}/embed/abcdefgh123" title="The crane" onload="x()"></iframe>`;
  const video =
    '<figure data-video="https://www.youtube-nocookie.com/embed/abcdefgh123"><figcaption>The crane</figcaption></figure>';

  it('INFOBOX-37 that are pasted become videos where their host shows them; others are left out, and named', async () => {
    const { field } = await showEditor('<p></p>');
    paste(field, `<p>One</p>${frame('www.youtube.com')}${frame('evil.example')}<p>Two</p>`);
    await waitFor(() => expect(editorField.html).toBe(`<p>One</p>${video}<p>Two</p>`));
    expect(await screen.findByText(/^Content from other websites .* evil\.example$/)).toBeVisible();
  });

  it('INFOBOX-37 that are written in the source become videos as well', async () => {
    const { press: tool } = await showEditor('<p></p>');
    await tool('HTML source');
    await fill(
      await box(/HTML source/),
      `${frame('www.youtube.com')}<p>${frame('evil.example')}Two</p>`,
    );
    await tool('HTML source');
    await screen.findByRole('group', { name: 'Video: The crane' });
    expect(await screen.findByText(/^Content from other websites .* evil\.example$/)).toBeVisible();
    await tool('HTML source');
    expect(await box(/HTML source/)).toHaveValue(`${video}<p>Two</p>`);
  });
});

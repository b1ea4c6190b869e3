import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorField, paste, showEditor } from '../../support/widgets/editorField';

const player = 'https://www.youtube-nocookie.com/embed/abcdefgh123';
const stored = `<figure data-video="${player}"><figcaption>The crane</figcaption></figure>`;

const fill = async (name: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

it('INFOBOX-37 ERRORS-60 a video is inserted by its address; another host is refused with a sentence that says which are not', async () => {
  const { press } = await showEditor('');
  await press('Video');
  await fill(/^Address of the video/, 'https://videos.example/watch/7');
  await fill(/^Title/, 'The crane');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(
    await screen.findByText(/^Videos can be shown from YouTube, Vimeo, Microsoft Stream\./),
  ).toBeVisible();
  expect(editorField.html).toBe('');
  await fill(/^Title/, ' The crane');
  expect(screen.getByText('Remove the space at the start.')).toBeVisible();
  await fill(
    /^Address of the video/,
    '<iframe width="560" src="https://www.youtube.com/embed/abcdefgh123?x=1" title="x"></iframe>',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(editorField.html).toBe('');
  await fill(/^Title/, 'The crane');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(editorField.html).toContain(stored));
  expect(document.querySelector('iframe')).toBeNull();
});

it('a video that is there is named, changed and deleted', async () => {
  await showEditor(`${stored}<p>Below</p>`);
  const video = within(await screen.findByRole('group', { name: 'Video: The crane' }));
  await userEvent.click(video.getByRole('button', { name: 'Change video' }));
  await fill(/^Title/, 'The crane in June');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(editorField.html).toBe(`${stored.replace('crane<', 'crane in June<')}<p>Below</p>`),
  );
  await userEvent.click(
    within(await screen.findByRole('group', { name: /^Video/ })).getByRole('button', {
      name: 'Delete',
    }),
  );
  await waitFor(() => expect(editorField.html).toBe('<p>Below</p>'));
});

it('a frame in the source is saved from there as the video, and stays there as it is typed', async () => {
  const { press } = await showEditor('');
  await press('HTML source');
  const source = await screen.findByRole('textbox', { name: 'Text: HTML source' });
  const address = 'https://www.youtube.com/embed/abcdefgh123';
  const frame = `<iframe src="${address}" title="The crane"></iframe>`;
  await userEvent.click(source);
  await userEvent.paste(frame);
  await waitFor(() => expect(editorField.html).toBe(stored));
  expect(source).toHaveValue(frame);
});

describe('a frame of no video service in the source', () => {
  const frame = '<iframe src="https://games.example/play"></iframe>';
  const leftOut = () => screen.queryByText(/Left out: games\.example$/);
  const openSource = async (press: (name: string) => Promise<void>) => {
    await press('HTML source');
    const source = await screen.findByRole('textbox', { name: 'Text: HTML source' });
    await userEvent.click(source);
    return source;
  };

  it('is named at once; dismissed, that does not return with the next letter', async () => {
    const { press } = await showEditor('<p>Above</p>');
    const source = await openSource(press);
    await userEvent.paste(frame);
    await waitFor(() => expect(leftOut()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.type(source, 'a');
    expect(editorField.html).toBe('<p>Above</p>a');
    expect(leftOut()).toBeNull();
    await press('HTML source');
    await screen.findByRole('textbox', { name: 'Text' });
    expect(leftOut()).toBeNull();
  });

  it('is not named while its tag is being written, and no more once it is gone', async () => {
    const { press } = await showEditor('<p>Above</p>');
    const source = await openSource(press);
    const write = (value: string) => fireEvent.change(source, { target: { value } });
    write('<iframe sr<p>Above</p>');
    await waitFor(() => expect(editorField.html).toContain('Above'));
    expect(screen.queryByText(/Left out/)).toBeNull();
    write(`${frame}<p>Above</p>`);
    await waitFor(() => expect(leftOut()).toBeVisible());
    write('<p>Above</p>');
    await waitFor(() => expect(leftOut()).toBeNull());
  });

  it('is named when the source is left, by where it leads in the end', async () => {
    const { press } = await showEditor('<p>Above</p>');
    const source = await openSource(press);
    await userEvent.paste('<iframe></iframe>');
    await screen.findByText(/Left out: <iframe>$/);
    fireEvent.change(source, { target: { value: `<p>Below</p>${frame}` } });
    expect(leftOut()).toBeNull();
    await press('HTML source');
    await waitFor(() => expect(leftOut()).toBeVisible());
  });

  it('what a paste before has left out is named until it is dismissed', async () => {
    const { press, field } = await showEditor('<p>Above</p>');
    paste(field, `<p>Pasted</p>${frame}`);
    await waitFor(() => expect(leftOut()).toBeVisible());
    await openSource(press);
    await userEvent.paste('a');
    await press('HTML source');
    expect(leftOut()).toBeVisible();
  });
});

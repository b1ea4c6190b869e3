// A small comment service of the kind that the setting commentoScriptUrl expects: it finds its own
// script element, and writes the comments of the page it names into #commento.
const script = [...document.scripts].find(
  ({ src }) => new URL(src || 'about:blank').pathname === '/js/commento.js',
);
const origin = new URL(script.src).origin;
const path = script.dataset.pageId;
const root = document.getElementById('commento');

const make = (tag, text, ...children) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...children);
  return element;
};

const ask = async (call, body) => {
  const answer = await fetch(`${origin}/api/comment/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ domain: location.host, path, ...body }),
  });
  return answer.json();
};

const show = async () => {
  const { comments } = await ask('list', {});
  const list = make(
    'ul',
    '',
    ...comments.map(({ name, markdown }) =>
      make('li', '', make('strong', name), make('p', markdown)),
    ),
  );
  const field = make('textarea');
  field.setAttribute('aria-label', 'Your comment');
  const button = make('button', 'Add comment');
  button.addEventListener('click', async () => {
    await ask('new', { markdown: field.value });
    await show();
  });
  root.replaceChildren(list, field, make('p', '', button));
};

const look = make(
  'style',
  '#commento ul { list-style: none; padding: 0 } #commento textarea { width: 100%; box-sizing: border-box; min-height: 72px; font: inherit } #commento button { font: inherit; padding: 6px 12px }',
);
document.head.append(look);
show();

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

const list = make('ul');
const label = make('label', 'Your comment');
const field = make('textarea');
label.htmlFor = field.id = 'your-comment';
const button = make('button', 'Add comment');

const show = async () => {
  const { comments } = await ask('list', {});
  const entries = comments.map(({ name, markdown }) =>
    make('li', '', make('strong', name), make('p', markdown)),
  );
  list.replaceChildren(...(comments.length > 0 ? entries : [make('li', 'No comments yet.')]));
};

button.addEventListener('click', async () => {
  if (!field.value.trim()) return field.focus();
  await ask('new', { markdown: field.value });
  field.value = '';
  await show();
});

// Light only: the page that frames it inverts the colours where it is dark itself.
const look = make(
  'style',
  `#commento { font-size: 14px; line-height: 20px }
  #commento ul { list-style: none; margin: 0; padding: 0 }
  #commento li { padding-bottom: 12px; overflow-wrap: anywhere; white-space: pre-line }
  #commento p { margin: 0 }
  #commento label { display: block; font-weight: 600 }
  #commento :is(textarea, button) { box-sizing: border-box; padding: 6px 12px; font: inherit; color: inherit;
    background: transparent; border: 1px solid #707070; border-radius: 4px }
  #commento textarea { display: block; width: 100%; min-height: 72px; margin: 4px 0 8px; resize: vertical }
  #commento button { font-weight: 600; cursor: pointer }`,
);
document.head.append(look);
root.replaceChildren(list, label, field, button);
show();

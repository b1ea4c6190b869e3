/**
 * The script of the embedded page. It speaks the wire protocol of `powerbi-client`: requests and
 * answers as messages between windows, with an id in their headers; events as requests to the
 * client's own routes. It is served as it stands, below the reports.
 */
let current;
const send = (target, origin, message) => target.postMessage(message, origin);
const event = ({ source, origin, kind, uid }, name, body = {}) =>
  send(source, origin, {
    ...{ method: 'POST', url: '/' + kind + 's/' + uid + '/events/' + name, body },
    headers: { id: 'e' + Math.random().toString(36).slice(2) },
  });

window.addEventListener('message', ({ data, source, origin }) => {
  if (!data || !data.url || data.statusCode) return;
  const answer = (statusCode, body) =>
    send(source, origin, { statusCode, headers: { id: data.headers && data.headers.id }, body });
  const [, kind, action] =
    /^\/(report|dashboard)\/(load|prepare|token|settings)$/.exec(data.url) || [];
  if (!kind) return answer(200, {});
  if (action === 'load' || action === 'prepare') {
    current = { source, origin, kind, uid: data.headers.uid, config: data.body };
    const opened = opens(data.body, kind);
    answer(opened ? 202 : 403, opened ? {} : { message: 'TokenExpired' });
    const detailedMessage = 'The token does not open this report.';
    if (!opened)
      return event(current, 'error', {
        message: 'TokenExpired',
        detailedMessage,
        errorCode: '403',
      });
    draw(opened, 0);
    event(current, 'loaded');
    event(current, 'rendered');
    return;
  }
  answer(202, {});
});

/** The report that the token is for, if it is the one that is asked for. */
function opens({ id, accessToken }, kind) {
  try {
    const { id: allowed, expiration } = JSON.parse(
      atob(accessToken.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return (
      allowed === id &&
      Date.parse(expiration) > Date.now() &&
      reports.find((report) => report.id === id && report.kind === kind)
    );
  } catch {
    return undefined;
  }
}

function draw(report, index) {
  const { settings = {}, bookmark } = current.config;
  const panes = settings.panes || {};
  const page = report.pages[index];
  const top = Math.max(...page.bars.map(([, value]) => value));
  const main = document.getElementById('report');
  main.replaceChildren(
    element(
      'div',
      'figures',
      page.figures.map(([label, value]) =>
        element('div', 'figure', [element('strong', '', value), element('span', '', label)]),
      ),
    ),
    element(
      'div',
      'bars',
      page.bars.map(([label, value]) =>
        element('div', 'bar', [
          element('span', 'value', String(value)),
          sized(element('div', 'column', []), value / top),
          element('span', '', label),
        ]),
      ),
    ),
    element(
      'p',
      'note',
      report.title +
        ', ' +
        page.name +
        (bookmark && bookmark.name ? ' · bookmark ' + bookmark.name : ''),
    ),
  );
  if (panes.filters && panes.filters.visible)
    main.append(
      element('aside', 'filters', [
        element('strong', '', 'Filters'),
        element('span', '', 'Region: all'),
        element('span', '', 'Period: this month'),
      ]),
    );
  if (panes.pageNavigation && panes.pageNavigation.visible)
    main.append(
      element(
        'nav',
        'pages',
        report.pages.map((each, at) => tab(each.name, at === index, () => draw(report, at))),
      ),
    );
}

function element(name, className, content) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...[content].flat());
  return made;
}

function sized(column, part) {
  column.style.height = 'calc((100% - 44px) * ' + part + ')';
  return column;
}

function tab(name, isCurrent, open) {
  const button = element('button', '', name);
  button.setAttribute('aria-pressed', String(isCurrent));
  button.addEventListener('click', open);
  return button;
}

import type { Answer } from '../http/message';
import { escapeHtml } from '../identity/page';
import { controls } from './controlsView';
import type { HostData } from './hostData';
import { icon, type IconName } from './icons';
import type { AppTab } from './installedApp';

const activityName = 'Activity';

/** Parts of Teams that the simulator names but does not have. */
const otherApps: { name: string; icon: IconName }[] = [
  { name: activityName, icon: 'activity' },
  { name: 'Chat', icon: 'chat' },
  { name: 'Teams', icon: 'teams' },
  { name: 'Calendar', icon: 'calendar' },
];

/** The page of the Teams host: the frame around the app, which the page's script fills. */
export function hostPage(data: HostData): Answer {
  const { app, productUrl, switches } = data;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${productUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    status: 200,
    headers: {
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="en" data-theme="${switches.theme}"
data-device="${switches.device}"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width, initial-scale=1">
<title>${escapeHtml(app.name)} | Teams simulator</title><link rel="icon" href="/icon.png"><link
rel="stylesheet" href="/style.css">
<script type="application/json" id="host-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/scripts/main"></script></head>
<body>${controls(data)}<div class="desk"><div
class="client">${titleBar(data)}${appBar(data)}${workspace(data)}</div></div>${dialogs()}</body></html>`,
  };
}

function titleBar({ app, person }: HostData): string {
  return `<header class="title-bar">
<div class="history"><button type="button" id="back" aria-label="Back">${icon('back')}</button><button
type="button" id="forward" aria-label="Forward">${icon('forward')}</button></div>
<p class="phone-title" aria-hidden="true">${escapeHtml(app.name)}</p>
<form id="open-link" role="search">${icon('search')}<input name="link" type="text" inputmode="url"
aria-label="Open a link to Teams" placeholder="Paste a link to Teams and press Enter" autocomplete="off"></form>
<button type="button" id="who" class="avatar"
aria-label="${escapeHtml(person.displayName)}: switch person"><img
src="/people/${encodeURIComponent(person.upn)}/photo" alt="" width="32" height="32"></button></header>`;
}

function appBar({ app }: HostData): string {
  const others = otherApps
    .map(
      ({ name, icon: picture }) =>
        `<button type="button"
data-app="${name}">${icon(picture)}<span>${name}</span>${
          name === activityName ? '<span id="unread" class="count" hidden></span>' : ''
        }</button>`,
    )
    .join('');
  return `<nav class="app-bar" aria-label="Apps">${others}<button type="button" id="own-app"
aria-current="true"><img src="/icon.png" alt="" width="24"
height="24"><span>${escapeHtml(app.name)}</span></button></nav>`;
}

function workspace({ app }: HostData): string {
  return `<main class="workspace" aria-label="${escapeHtml(app.name)}"><header class="app-header"><img
src="/icon.png" alt="" width="28" height="28"><h2>${escapeHtml(app.name)}</h2>
<nav class="tabs" aria-label="Tabs">${app.tabs.map((tab) => tabLink(app.id, tab)).join('')}</nav>
<div class="actions"><button type="button" id="copy-link" aria-label="Copy link to tab"
title="Copy link to tab">${icon('link')}</button><button type="button" id="reload" aria-label="Reload tab"
title="Reload tab">${icon('reload')}</button><a id="website" target="_blank" rel="noopener"
aria-label="Open in browser" title="Open in browser">${icon('open')}</a></div></header>
<div id="stage"><div id="loading" class="cover" role="status" hidden><span class="spinner"
aria-hidden="true"></span><span>Loading ${escapeHtml(app.name)}</span></div>
<div id="trouble" class="cover" role="alert" hidden><h2></h2><p></p><button type="button" class="primary">Try
again</button></div>
<div id="elsewhere" class="cover" hidden><h2></h2><p>The simulator has only ${escapeHtml(app.name)}. It is in
the background now, as it would be in Teams.</p></div>
<section id="feed" aria-labelledby="feed-title" hidden><h2 id="feed-title">${activityName}</h2><ul
aria-label="Notifications"></ul><p>Nothing has happened yet. Notifications that ${escapeHtml(app.name)} sends
appear here.</p></section></div></main>`;
}

function tabLink(appId: string, { entityId, name }: AppTab): string {
  return `<a href="/l/entity/${appId}/${encodeURIComponent(entityId)}"
data-entity="${escapeHtml(entityId)}">${escapeHtml(name)}</a>`;
}

function dialogs(): string {
  const dialog = (id: string, title: string, body: string) =>
    `<dialog id="${id}" aria-labelledby="${id}-title"><header><h2 id="${id}-title">${title}</h2><form
method="dialog"><button aria-label="Close">${icon('close')}</button></form></header>${body}</dialog>`;
  return `${dialog(
    'people',
    'Who is signed in to Teams?',
    `<input type="search" aria-label="Find a person" placeholder="Find a person" autocomplete="off">
<ul aria-label="People"></ul><p role="status"></p>`,
  )}
${dialog(
  'share',
  'Copy link',
  `<p></p><input readonly aria-label="Link"><footer><a>Open it here</a><button
type="button" class="primary">Copy</button></footer>`,
)}
${dialog(
  'consent',
  'Permissions requested',
  `<p></p><footer><form method="dialog"><button value="cancel">Cancel</button><button
value="accept" class="primary">Accept</button></form></footer>`,
)}
<div id="banner" role="status" hidden><button type="button" class="open"></button><button type="button"
class="dismiss" aria-label="Dismiss">${icon('close')}</button></div><p id="toast" role="status"></p>`;
}

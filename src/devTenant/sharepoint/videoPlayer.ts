import { bannerSvg } from '../company/pictures/banner';
import type { Answer } from '../http/message';

const style = `:root{color-scheme:dark}body{margin:0;height:100vh;display:grid;background:#000;color:#fff;
font:600 16px "Segoe UI",system-ui,sans-serif;overflow:hidden}
svg{width:100vw;height:100vh;animation:drift 12s ease-in-out infinite alternate}
@keyframes drift{to{transform:scale(1.12) translateX(-3%)}}@media (prefers-reduced-motion:reduce){svg{animation:none}}
p{position:absolute;inset:auto 0 0;margin:0;padding:12px 16px;background:linear-gradient(#0000,#000c)}`;

/**
 * Stands for the player of a video in SharePoint, which any page of the organisation's portal may
 * frame.
 */
export function videoPlayer(): Answer {
  const html = `<!doctype html><html lang="en"><head><meta
charset="utf-8"><title>Video</title><style>${style}</style></head><body aria-label="Video"><div
aria-hidden="true">${bannerSvg('video', 'ship', 1_280, 720)}</div><p>Stream · 2:14</p></body></html>`;
  return {
    status: 200,
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
    body: html,
  };
}

/** Colours by theme: light, dark and high contrast, close to those of Teams. */
export const colors = `
:root{color-scheme:light;--desk:#d9dbe3;--bar:#ebebeb;--bar-ink:#424242;--bar-hover:#dfdfdf;--work:#fff;
--ink:#242424;--soft:#616161;--line:#d6d6d6;--edge:transparent;--field:#fff;--brand:#5b5fc7;--on-brand:#fff;
--hover:#f2f2f2;--focus:#242424;--shade:#0000002e}
[data-theme=dark]{color-scheme:dark;--desk:#0b0b0f;--bar:#141414;--bar-ink:#d6d6d6;--bar-hover:#2a2a2a;
--work:#1f1f1f;--ink:#fff;--soft:#adadad;--line:#3d3d3d;--field:#292929;--brand:#7f85f5;--on-brand:#10122e;
--hover:#2e2e2e;--focus:#fff;--shade:#0009}
[data-theme=contrast]{color-scheme:dark;--desk:#000;--bar:#000;--bar-ink:#fff;--bar-hover:#1a1a1a;--work:#000;
--ink:#fff;--soft:#fff;--line:#fff;--edge:#fff;--field:#000;--brand:#1aebff;--on-brand:#000;--hover:#1a1a1a;
--focus:#ffff01;--shade:transparent}
*{box-sizing:border-box}
[hidden]{display:none!important}
html,body{height:100%}
body{margin:0;display:grid;grid-template-rows:auto minmax(0,1fr);background:var(--desk);color:var(--ink);
font:14px/1.4 "Segoe UI Variable","Segoe UI",system-ui,-apple-system,sans-serif}
button,input,select{font:inherit;color:inherit}
button{cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.icon{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.4;stroke-linecap:round;
stroke-linejoin:round;display:block}
.primary{border:1px solid var(--brand);background:var(--brand);color:var(--on-brand);border-radius:4px;
padding:6px 16px;font-weight:600}
`;

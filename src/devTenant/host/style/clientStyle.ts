/** The Teams client at desktop size. */
export const clientStyle = `
.desk{min-height:0;padding:16px;display:grid}
.client{min-height:0;min-width:0;display:grid;
grid-template:"title title" 48px "apps work" minmax(0,1fr)/68px minmax(0,1fr);overflow:hidden;
border:1px solid var(--edge);border-radius:8px;background:var(--bar);color:var(--bar-ink);
box-shadow:0 10px 40px var(--shade)}
.title-bar{grid-area:title;display:grid;grid-template-columns:1fr minmax(0,560px) 1fr;align-items:center;
gap:12px;padding:0 12px;border-bottom:1px solid var(--edge)}
.phone-title{display:none;margin:0}
.history{display:flex;gap:2px;margin-left:56px}
.title-bar button,.actions button,.actions a{display:grid;place-items:center;min-width:32px;height:32px;
padding:0;border:0;border-radius:4px;background:none;color:inherit}
.title-bar button:hover,.actions button:hover,.actions a:hover{background:var(--bar-hover)}
#open-link{position:relative}
#open-link .icon{position:absolute;left:10px;top:7px;width:18px;height:18px;color:var(--soft);pointer-events:none}
#open-link input{width:100%;height:32px;padding:0 12px 0 36px;border:1px solid var(--line);border-radius:5px;
background:var(--field);color:var(--ink)}
#open-link input::placeholder{color:var(--soft);opacity:1}
.title-bar .avatar{justify-self:end;border-radius:50%}
.avatar img{display:block;border-radius:50%;border:1px solid var(--edge)}
.app-bar{grid-area:apps;display:flex;flex-direction:column;gap:2px;padding:4px;overflow:auto;
border-right:1px solid var(--edge)}
.app-bar button{position:relative;display:grid;justify-items:center;gap:3px;padding:9px 2px 7px;border:0;
border-radius:4px;background:none;font-size:10.5px;line-height:1.25;text-align:center;overflow-wrap:anywhere}
.app-bar button:not([aria-current]):hover{background:var(--bar-hover)}
.app-bar img{border-radius:5px}
.app-bar [aria-current]{color:var(--brand);font-weight:600}
.app-bar [aria-current]::before{content:"";position:absolute;left:-2px;top:10px;bottom:10px;width:3px;
border-radius:2px;background:var(--brand)}
.workspace{grid-area:work;min-width:0;min-height:0;display:grid;grid-template-rows:auto minmax(0,1fr);
overflow:hidden;border-top-left-radius:8px;background:var(--work);color:var(--ink);box-shadow:0 0 4px var(--shade)}
.app-header{display:flex;align-items:center;gap:10px;min-width:0;height:56px;padding:0 16px;
border-bottom:1px solid var(--line)}
.app-header>img{border-radius:5px}
.app-header h2{margin:0;font-size:18px;font-weight:700;white-space:nowrap}
.tabs{display:flex;align-self:stretch;gap:4px;margin-left:14px;min-width:0;overflow-x:auto}
.tabs a{position:relative;display:flex;align-items:center;padding:0 10px;color:var(--soft);
text-decoration:none;white-space:nowrap}
.tabs a:hover{color:var(--ink)}
.tabs a:focus-visible{outline-offset:-3px}
.tabs [aria-current]{color:var(--ink);font-weight:600}
.tabs [aria-current]::after{content:"";position:absolute;left:10px;right:10px;bottom:0;height:3px;
border-radius:2px 2px 0 0;background:var(--brand)}
.actions{display:flex;gap:2px;margin-left:auto}
.actions :hover{background:var(--hover)}
#stage{position:relative;min-height:0;background:var(--work)}
.elsewhere .app-header{visibility:hidden;height:0;border:0}
iframe{position:absolute;inset:0;width:100%;height:100%;border:0;background:var(--work)}
.cover{position:absolute;inset:0;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;
text-align:center;background:var(--work)}
.cover h2,.cover p{margin:0}
.cover p{max-width:44ch;color:var(--soft)}
.spinner{width:36px;height:36px;border-radius:50%;border:3px solid var(--line);border-top-color:var(--brand);
animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media(prefers-reduced-motion:reduce){.spinner{animation-duration:4s}}
`;

/** The activity feed and the banner of a new notification. */
export const feedStyle = `
#feed{position:absolute;inset:0;overflow:auto;padding:20px max(16px,calc((100% - 760px)/2));background:var(--work)}
#feed h2{margin:0 0 12px;font-size:20px}
#feed ul{margin:0;padding:0;list-style:none}
#feed>p{margin:0;color:var(--soft)}
#feed li+li{border-top:1px solid var(--line)}
#feed li button{display:grid;grid-template-columns:36px minmax(0,1fr) auto;gap:12px;width:100%;
padding:12px 10px;border:0;border-radius:6px;background:none;text-align:left}
#feed li button:hover,#banner .open:hover{background:var(--hover)}
#feed li button:focus-visible{outline-offset:-2px}
#feed img,#banner img{border-radius:6px}
#feed b,#feed small,#banner b,#banner small{display:block;overflow-wrap:anywhere}
#feed b,#banner b{font-weight:400}
#feed .unread b,#banner b{font-weight:700}
#feed small,#banner small{margin-top:2px;color:var(--soft);font-size:12.5px;display:-webkit-box;
-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
#feed time{color:var(--soft);font-size:12px;white-space:nowrap}
#feed .unread time::before{content:"";display:inline-block;width:8px;height:8px;margin-right:6px;
border-radius:50%;background:var(--brand)}
.app-bar .count{position:absolute;top:4px;right:12px;min-width:18px;padding:1px 5px;border-radius:9px;
background:#c4314b;color:#fff;font-size:11px;font-weight:700;line-height:16px}
[data-theme=contrast] .app-bar .count{background:var(--brand);color:var(--on-brand)}
#banner{position:fixed;z-index:4;right:24px;bottom:24px;display:flex;align-items:flex-start;
width:min(400px,calc(100vw - 32px));padding:6px;border:1px solid var(--line);border-radius:8px;
background:var(--work);color:var(--ink);box-shadow:0 10px 40px #0006}
#banner button{border:0;border-radius:6px;background:none}
#banner .open{display:grid;grid-template-columns:36px minmax(0,1fr);gap:12px;flex:1;padding:8px;text-align:left}
#banner .dismiss{display:grid;place-items:center;width:32px;height:32px;padding:0}
[data-device=phone] #feed li button{grid-template-columns:36px minmax(0,1fr)}
[data-device=phone] #feed time{grid-column:2}
@media(max-width:640px){#banner{right:16px;top:60px;bottom:auto}}
[data-device=phone] .app-bar .count{top:2px;right:calc(50% - 24px)}
`;

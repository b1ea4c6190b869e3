/** What steers the simulator; set apart from the frame by dark ink on a workbench of its own. */
export const benchStyle = `
.bench{--line:#5a5f73;--focus:#fff;color-scheme:dark;position:relative;z-index:3;display:flex;flex-wrap:wrap;
align-items:center;gap:8px 20px;padding:8px 16px;background:#23263a;color:#f4f5fb;font-size:13px}
.bench h1{margin:0;font-size:15px;font-weight:600;letter-spacing:.01em;white-space:nowrap}
#show-controls{display:none;align-items:center;gap:6px;margin-left:auto;padding:6px 10px;
border:1px solid var(--line);border-radius:6px;background:none}
#controls{display:flex;flex-wrap:wrap;align-items:center;gap:8px 18px;flex:1}
#controls fieldset{display:flex;margin:0;padding:0;border:1px solid var(--line);border-radius:6px}
#controls legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#controls fieldset label{position:relative;display:block}
#controls fieldset input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
#controls fieldset span{display:block;padding:5px 12px;border-radius:5px;white-space:nowrap}
#controls fieldset input:checked+span{background:#e8eaff;color:#23263a;font-weight:600}
#controls fieldset input:focus-visible+span{outline:2px solid var(--focus);outline-offset:1px}
#controls>label{display:flex;align-items:center;gap:8px;color:#c9cce0}
#controls select,#person-control{padding:5px 10px;border:1px solid var(--line);border-radius:6px;
background:#2e3249;color:#f4f5fb}
#person-control{display:flex;align-items:center;gap:8px;padding-left:6px}
#person-control img{border-radius:50%}
#controls .check{cursor:pointer}
#controls abbr{text-decoration:none}
#controls .check input{width:16px;height:16px;margin:0;accent-color:#8f94ff}
.log{margin-left:auto}
.log summary{padding:5px 10px;border:1px solid var(--line);border-radius:6px;cursor:pointer;list-style:none}
.log summary::-webkit-details-marker{display:none}
.log[open] summary{background:#e8eaff;color:#23263a;font-weight:600}
.log ol{position:absolute;right:16px;top:calc(100% + 6px);width:min(420px,calc(100vw - 32px));max-height:50vh;
margin:0;padding:10px 12px 10px 44px;overflow:auto;border-radius:8px;background:#1a1c2b;color:#e6e8f5;
font:12px/1.7 ui-monospace,Consolas,monospace;box-shadow:0 8px 28px #0008}
.log b{display:inline-block;min-width:52px;color:#a9aeff;font-weight:600}
@media(max-width:900px){
#show-controls{display:flex}
.log{margin-left:0}
#controls{display:none;flex-basis:100%;padding:4px 0 8px}
#controls.open{display:flex}
}
@media(max-width:640px){.device{display:none!important}.bench{padding:6px 12px;gap:6px 10px}}
`;

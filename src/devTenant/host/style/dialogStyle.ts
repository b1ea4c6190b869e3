/** Dialogs of the host and its short notices. */
export const dialogStyle = `
dialog{width:min(460px,calc(100vw - 24px));max-height:min(620px,calc(100vh - 24px));padding:0 20px 20px;
border:1px solid var(--line);border-radius:8px;background:var(--work);color:var(--ink);box-shadow:0 16px 60px #0006}
dialog::backdrop{background:#0007}
dialog>header{display:flex;align-items:center;justify-content:space-between;margin:0 -8px 8px 0;padding-top:14px}
dialog h2{margin:0;font-size:17px}
dialog>header button{display:grid;place-items:center;width:32px;height:32px;padding:0;border:0;
border-radius:4px;background:none}
dialog>header button:hover{background:var(--hover)}
dialog>p{margin:0 0 10px;color:var(--soft);overflow-wrap:anywhere}
dialog>input{width:100%;padding:8px 10px;border:1px solid var(--line);border-radius:5px;
background:var(--field);color:inherit}
dialog footer,dialog footer form{display:flex;align-items:center;justify-content:flex-end;gap:12px}
dialog footer{margin-top:16px}
dialog footer a{color:var(--brand)}
dialog footer button:not(.primary){padding:6px 16px;border:1px solid var(--line);border-radius:4px;background:none}
#people ul{margin:10px -8px 0;padding:0;list-style:none}
#people li button{display:flex;align-items:center;gap:12px;width:100%;padding:8px;border:0;border-radius:6px;
background:none;text-align:left}
#people li button:hover{background:var(--hover)}
#people li button:focus-visible{outline-offset:-2px}
#people .badge{flex:none;display:grid;place-items:center;width:36px;height:36px;border-radius:50%;
background:var(--brand);color:var(--on-brand);font-size:13px;font-weight:600}
#people b,#people small{display:block}
#people small{color:var(--soft);overflow-wrap:anywhere}
#toast{position:fixed;z-index:5;left:50%;bottom:24px;margin:0;padding:10px 18px;transform:translateX(-50%);
border-radius:6px;background:#242424;color:#fff;box-shadow:0 6px 24px #0006}
#toast:empty{display:none}
`;

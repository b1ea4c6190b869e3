/** Style of the identity service's pages; light and dark follow the system. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:#14202b;--soft:#4d5b68;--line:#d5dde4;--card:#fff;--hover:#eef5f9;
--accent:#0b5c7d;--on:#fff;--back:linear-gradient(160deg,#dfeaf1,#b9d3df 45%,#7fa9bb)}
@media(prefers-color-scheme:dark){:root{--ink:#eef3f6;--soft:#b3c1cb;--line:#3a4a56;--card:#1b2730;
--hover:#25343f;--accent:#7cc4e2;--on:#08212d;--back:linear-gradient(160deg,#16242e,#0d1820 60%,#08222c)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--back) fixed;
color:var(--ink);font:16px/1.5 "Segoe UI Variable","Segoe UI",system-ui,sans-serif}
main{width:min(100%,460px);background:var(--card);border-radius:14px;padding:32px 32px 24px;
box-shadow:0 18px 50px #0b203033}
@media(max-width:480px){main{padding:24px 18px 18px}}
.brand{display:flex;align-items:center;gap:10px;margin:0 0 20px;font-weight:600;letter-spacing:.02em}
.brand svg{width:30px;fill:none;stroke:var(--accent);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 4px;font-weight:600}
p{margin:0 0 16px;color:var(--soft)}
input[type=search]{width:100%;padding:10px 12px;margin:0 0 12px;font:inherit;color:inherit;
background:transparent;border:1px solid var(--soft);border-radius:8px}
.people{list-style:none;margin:0 -8px 16px;padding:0;max-height:min(52vh,430px);overflow:auto}
.people button{display:flex;gap:12px;align-items:center;width:100%;padding:8px;border:0;border-radius:8px;
background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
.people button:focus-visible{outline-offset:-3px}
.people button:hover{background:var(--hover)}
.badge{flex:none;width:40px;height:40px;border-radius:50%;display:grid;place-items:center;
background:var(--accent);color:var(--on);font-weight:600;font-size:.9rem}
.people b{display:block;font-weight:600;line-height:1.3}
.people small{display:block;color:var(--soft);font-size:.84rem;line-height:1.35;overflow-wrap:anywhere}
.row{display:flex;gap:10px;justify-content:flex-end;border-top:1px solid var(--line);padding-top:16px}
.row button,.main{padding:8px 18px;border-radius:8px;border:1px solid var(--soft);background:none;
color:inherit;font:inherit;cursor:pointer}
.main{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code{overflow-wrap:anywhere;font-size:.9rem}
ul.scopes{padding-left:20px;color:var(--soft)}
`;

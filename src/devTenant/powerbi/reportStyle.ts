/** How the embedded page looks: like Power BI, on white in every theme. */
export const reportStyle = `
*{box-sizing:border-box}html,body{height:100%;margin:0}body{font:14px "Segoe UI",system-ui,sans-serif;
color:#252423;background:#fff}
#report{display:grid;grid-template:auto 1fr auto auto/1fr auto;gap:12px;height:100%;padding:16px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(110px,1fr));gap:12px;grid-column:1/-1}
.figure{display:flex;flex-direction:column;padding:12px;border:1px solid #e1dfdd;border-radius:6px}
.figure strong{font-size:22px;color:#0b5c7d}.figure span{color:#605e5c}
.bars{display:flex;align-items:stretch;gap:10px;min-height:140px;padding:12px;border:1px solid #e1dfdd;
border-radius:6px;overflow:hidden}
.bar{flex:1;min-width:0;display:flex;flex-direction:column;justify-content:flex-end;align-items:center;
gap:4px;font-size:12px;color:#605e5c}
.bar span{white-space:nowrap}.column{width:100%;max-width:44px;min-height:2px;border-radius:3px 3px 0 0;
background:#118dff;flex-shrink:1}
.note{margin:0;font-size:12px;color:#605e5c;grid-column:1/-1}
.filters{display:flex;flex-direction:column;gap:8px;width:150px;padding:12px;background:#f3f2f1;
border-radius:6px;grid-column:2;grid-row:2}
.pages{display:flex;gap:4px;grid-column:1/-1;border-top:1px solid #e1dfdd;padding-top:8px}
.pages button{font:inherit;padding:6px 12px;border:0;border-bottom:2px solid transparent;background:none;
cursor:pointer}.pages button[aria-pressed=true]{border-color:#0b5c7d;font-weight:600}
.pages button:focus-visible{outline:2px solid #000}
`;

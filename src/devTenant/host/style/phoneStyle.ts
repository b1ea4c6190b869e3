/**
 * The Teams client on a phone: a drawn device where there is room, the whole window where there is
 * not.
 */
export const phoneStyle = `
[data-device=phone] .desk{grid-template-rows:minmax(0,1fr);place-items:center;overflow:auto;padding:12px}
[data-device=phone] .client{width:min(390px,100vw);height:min(844px,100%);min-height:560px;
grid-template:"title" 52px "work" minmax(0,1fr) "apps" 60px/minmax(0,1fr);border:10px solid #101014;
border-radius:44px;box-shadow:0 0 0 2px #4c4f5c,0 18px 50px #0005}
[data-device=phone][data-theme=contrast] .client{border-color:#000;box-shadow:0 0 0 2px #fff}
[data-device=phone] .title-bar{grid-template-columns:auto minmax(0,1fr) auto;background:var(--work);
color:var(--ink);padding:0 14px}
[data-device=phone] :is(#forward,#open-link,.app-header>img,.app-header h2){display:none}
[data-device=phone] .phone-title{display:block;grid-column:2;font-size:18px;font-weight:700;overflow:hidden;
text-overflow:ellipsis;white-space:nowrap}
[data-device=phone] .history{margin:0 0 0 -8px}
[data-device=phone] .avatar{grid-column:3}
[data-device=phone] .workspace{border-radius:0;box-shadow:none}
[data-device=phone] .app-header{padding:0 6px}
[data-device=phone] :not(.elsewhere)>.app-header{height:46px}
[data-device=phone] .tabs{margin:0}
[data-device=phone] :is(#reload,#website){display:none}
[data-device=phone] .app-bar{flex-direction:row;justify-content:space-around;align-items:stretch;
padding:2px 6px;border:0;border-top:1px solid var(--line);background:var(--work)}
[data-device=phone] .app-bar button{flex:1;align-content:center;padding:4px 2px;overflow-wrap:normal}
[data-device=phone] .app-bar span{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:100%}
[data-device=phone] .app-bar [aria-current]::before{display:none}
@media(max-width:640px){
[data-device=phone] .desk{display:block;padding:0;overflow:hidden}
[data-device=phone] .client{width:100%;height:100%;min-height:0;border:0;border-radius:0;box-shadow:none}
}
`;

import type { Company } from '../company/company';
import type { Person } from '../company/person';
import type { Answer } from '../http/message';
import { escapeHtml, htmlAnswer } from './page';

interface SignInPage {
  company: Company;
  /** Sealed authorize request; comes back with the form. */
  flow: string;
  formPath: string;
  loginHint?: string;
  /** Origin the answer goes to: the policy must let the form's redirect reach it. */
  target: string;
}

/** The page that asks who is there. There are no passwords in the dev tenant: a click signs in. */
export function signInPage({ company, flow, formPath, loginHint, target }: SignInPage): Answer {
  const hinted = loginHint ? company.person(loginHint) : undefined;
  const shown = hinted
    ? [hinted, ...company.searchPeople('', 12).filter(({ id }) => id !== hinted.id)]
    : company.searchPeople('', 12);
  const body = `<h1>Sign in</h1><p>Choose who you are. The dev tenant asks for no password.</p>
<form method="post" action="${escapeHtml(formPath)}"><input type="hidden" name="flow" value="${escapeHtml(flow)}">
<input type="search" id="find" aria-label="Find a person among ${company.people.length}"
placeholder="Find one of ${company.people.length} people" autocomplete="off">
<ul class="people" id="people" aria-label="People">${shown.map((person) => personItem(person)).join('')}</ul>
<p id="none" role="status" hidden>Nobody has that name.</p>
<div class="row"><button name="cancel" value="1">Cancel</button></div></form>`;
  return htmlAnswer({
    title: 'Sign in to Nordvik',
    body,
    script: searchScript,
    formTargets: [target],
  });
}

/** One person as a button that signs in as that person. */
export function personItem({
  upn,
  displayName,
  givenName,
  surname,
  jobTitle,
  demonstrates,
}: Person): string {
  const initials = `${givenName[0] ?? ''}${surname[0] ?? ''}`;
  return `<li><button name="upn" value="${escapeHtml(upn)}"><span class="badge"
aria-hidden="true">${escapeHtml(initials)}</span>
<span><b>${escapeHtml(displayName)}</b><small>${escapeHtml(
    demonstrates ?? jobTitle,
  )}</small><small>${escapeHtml(upn)}</small></span></button></li>`;
}

/** Searches while typing; arrow keys move through the people. */
const searchScript = `
const find=document.getElementById('find'),list=document.getElementById('people'),
none=document.getElementById('none');let turn=0;
find.addEventListener('input',async()=>{const mine=++turn;
const answer=await fetch('/people?q='+encodeURIComponent(find.value));const html=await answer.text();
if(mine===turn){list.innerHTML=html;none.hidden=html!==''}});
find.addEventListener('keydown',e=>{if(e.key==='Enter'){e.preventDefault();list.querySelector('button')?.click()}});
document.addEventListener('keydown',e=>{if(e.key!=='ArrowDown'&&e.key!=='ArrowUp')return;
const all=[find,...list.querySelectorAll('button')];
const next=all[all.indexOf(document.activeElement)+(e.key==='ArrowDown'?1:-1)];
if(next){e.preventDefault();next.focus()}});
(list.querySelector('button')||find).focus();`;

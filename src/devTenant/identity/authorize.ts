import { randomUUID } from 'node:crypto';
import { bodyFields, type Answer, type Received } from '../http/message';
import { tenantId } from '../environment';
import { checkAuthorize, checkClient, type AuthorizeRequest } from './authorizeRequest';
import { consentPage, secondFactorPage } from './consentPage';
import type { IdentityContext } from './identityContext';
import { IdentityProblem } from './identityProblem';
import { meets } from './policies';
import { openerPolicy, redirectAnswer, type RedirectTarget } from './redirectAnswer';
import { askedResources } from './resources';
import { seal, unseal } from './sealed';
import { newSession, readSession, sessionCookies, type Session } from './session';
import { signInPage } from './signInPage';
import { clientInfo, loginHint } from './tokens';

/** The state that goes through the sign-in pages. */
interface Flow {
  asked: AuthorizeRequest;
  oid?: string;
}

const formPath = `/${tenantId}/login`;

/** The authorize endpoint: a code for who is signed in, else the pages that lead to one. */
export async function authorize(context: IdentityContext, request: Received): Promise<Answer> {
  const parameters =
    request.method === 'POST'
      ? new URLSearchParams(request.body.toString('utf8'))
      : request.url.searchParams;
  const target: RedirectTarget = {
    ...checkClient(context, parameters),
    state: parameters.get('state') ?? undefined,
    keepOpener: parameters.get('pocd') === '1',
  };
  return reporting(target, async () => {
    const asked = checkAuthorize(context, parameters);
    const session = await readSession(context, request);
    if (asked.prompt === 'none') return silently(context, asked, session);
    const fits = session && (!asked.loginHint || isHinted(session, asked.loginHint));
    if (!fits || ['select_account', 'login'].includes(asked.prompt ?? ''))
      return askWho(context, asked);
    return continueWith(context, asked, session);
  });
}

/**
 * The form of the sign-in pages comes back: a person was chosen, a question answered, or all
 * cancelled.
 */
export async function answerSignIn(context: IdentityContext, request: Received): Promise<Answer> {
  const form = bodyFields(request);
  const flow = await unseal<Flow>(context.keys, 'flow', form.flow, context.now());
  if (!flow) throw new IdentityProblem('invalid_request', 'flowExpired');
  const { asked } = flow;
  return reporting(asked, async () => {
    if (form.cancel) throw new IdentityProblem('access_denied', 'declined');
    const session = await answeredSession(context, request, flow, form);
    return continueWith(context, asked, session);
  });
}

async function answeredSession(
  context: IdentityContext,
  request: Received,
  { asked, oid }: Flow,
  form: Record<string, string>,
): Promise<Session> {
  const current = await readSession(context, request);
  const person = context.company.person(form.upn ?? oid ?? '');
  if (!person) throw new IdentityProblem('invalid_request', 'unknownPerson');
  if (context.switches.disabledPeople.includes(person.upn))
    throw new IdentityProblem('access_denied', 'personDisabled');
  const session = current?.person === person ? current : newSession(person);
  if (form.mfa)
    return { ...session, mfa: true, policies: [...session.policies, ...asked.policies] };
  return form.consent
    ? { ...session, consented: [...session.consented, ...context.switches.consentRequired] }
    : session;
}

/** `prompt=none`: a code, or an error on which the application has to ask the person. */
async function silently(
  context: IdentityContext,
  asked: AuthorizeRequest,
  session?: Session,
): Promise<Answer> {
  if (!session || (asked.loginHint && !isHinted(session, asked.loginHint))) {
    throw new IdentityProblem('login_required', 'nobodySignedIn');
  }
  const missing = missingConsent(context, asked, session);
  if (missing.length) throw new IdentityProblem('interaction_required', 'notConsented');
  if (needsMfa(context, asked, session))
    throw new IdentityProblem('interaction_required', 'secondFactorNeeded');
  return withCode(context, asked, session);
}

async function continueWith(
  context: IdentityContext,
  asked: AuthorizeRequest,
  session: Session,
): Promise<Answer> {
  const cookies = { 'set-cookie': await sessionCookies(context, session) };
  const page = async (oid: string) => ({
    flow: await sealFlow(context, asked, oid),
    formPath,
    target: new URL(asked.redirectUri).origin,
  });
  const missing = missingConsent(context, asked, session);
  if (needsMfa(context, asked, session))
    return withHeaders(secondFactorPage(await page(session.person.id)), asked, cookies);
  if (missing.length)
    return withHeaders(
      consentPage({ ...(await page(session.person.id)), scopes: missing }),
      asked,
      cookies,
    );
  return withCode(context, asked, session);
}

async function withCode(
  context: IdentityContext,
  asked: AuthorizeRequest,
  session: Session,
): Promise<Answer> {
  const { redirectUri, scope, nonce, challenge } = asked;
  const { person, sessionId, policies, mfa } = session;
  const code = context.codes.issue(
    { personId: person.id, sessionId, redirectUri, scope, nonce, challenge, policies, mfa },
    context.now(),
  );
  const extra: Record<string, string> = asked.clientInfo ? { client_info: clientInfo(person) } : {};
  return redirectAnswer(
    asked,
    { code, ...extra, session_state: randomUUID() },
    await sessionCookies(context, session),
  );
}

async function askWho(context: IdentityContext, asked: AuthorizeRequest): Promise<Answer> {
  const page = signInPage({
    company: context.company,
    flow: await sealFlow(context, asked),
    formPath,
    loginHint: asked.loginHint,
    target: new URL(asked.redirectUri).origin,
  });
  return withHeaders(page, asked, {});
}

function withHeaders(
  answer: Answer,
  asked: AuthorizeRequest,
  headers: Record<string, string[]>,
): Answer {
  return {
    ...answer,
    headers: { ...answer.headers, ...openerPolicy(asked.keepOpener), ...headers },
  };
}

const sealFlow = (context: IdentityContext, asked: AuthorizeRequest, oid?: string) =>
  seal(context.keys, 'flow', { asked, ...(oid ? { oid } : {}) }, 900, context.now());
const needsMfa = (
  { switches }: IdentityContext,
  { policies }: AuthorizeRequest,
  session: Session,
) => (switches.mfaRequired && !session.mfa) || !meets(session.policies, policies);
const isHinted = ({ person }: Session, hint: string) =>
  [person.upn.toLowerCase(), person.mail, loginHint(person)].includes(
    hint.includes('@') ? hint.toLowerCase() : hint,
  );

function missingConsent(
  context: IdentityContext,
  { scope }: AuthorizeRequest,
  { consented }: Session,
): string[] {
  const { switches } = context;
  const asked = askedResources(scope, context).flatMap(({ scopes }) => scopes);
  const all = switches.consentRequired.includes('*') && !consented.includes('*');
  return asked.filter(
    (name) => all || (switches.consentRequired.includes(name) && !consented.includes(name)),
  );
}

/** Problems of the request go back to the application as an error redirect. */
async function reporting(target: RedirectTarget, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityProblem) return redirectAnswer(target, error.parameters());
    throw error;
  }
}

import { ok, problem, unchecked, warning, type Finding } from '#shared/rules/finding';
import { wantedRegistration } from '#shared/rules/addresses/registration';
import type { DoctorContext } from './DoctorContext';
import { ownToken, type OwnToken } from './ownToken';

const newSecret =
  'Make a new client secret (Entra admin center, App registrations, the portal, ' +
  'Certificates & secrets), and set CLIENT_SECRET to its value.';

/**
 * The registration as the identity service knows it, tried out with the portal's own id and secret.
 */
export async function credentialChecks({ config }: DoctorContext): Promise<Finding[]> {
  const { IdentifierUri } = wantedRegistration(config.publicUrl, config.clientId);
  if (!config.clientSecret)
    return [
      withoutSecret(),
      audienceUnchecked(IdentifierUri, 'there is no client secret to try it out with'),
    ];
  const [graph, portal] = await Promise.all([
    ownToken(config, config.graphUrl),
    ownToken(config, IdentifierUri),
  ]);
  return [secretFinding(graph, config.clientId), audienceFinding(portal, IdentifierUri)];
}

function withoutSecret(): Finding {
  return warning(
    'secret',
    'The portal has no client secret, so the server cannot ask SharePoint or Graph for ' +
      'anybody; followed sites and roles from SharePoint groups need that.',
    newSecret,
  );
}

function secretFinding(answer: OwnToken, clientId: string): Finding {
  if (answer.token !== undefined)
    return ok('secret', "The identity service accepts the portal's client id and secret.");
  switch (answer.code) {
    case 700016:
      return problem(
        'client',
        `The tenant has no app registration with the client id ${clientId}.`,
        "Set CLIENT_ID to the application (client) id of the portal's registration, and " +
          'TENANT_ID to the tenant that holds it.',
      );
    case 7000222:
      return problem('secret', 'The client secret has expired.', newSecret);
    case 7000215:
    case 7000216:
      return problem(
        'secret',
        "The client secret is not one of the registration's.",
        `${newSecret} It is the secret's value, not its id.`,
      );
    default:
      return unchecked(
        'secret',
        `The client secret could not be tried out: ${answer.reason}.`,
        'Try again when the identity service answers.',
      );
  }
}

function audienceFinding(answer: OwnToken, uri: string): Finding {
  if (answer.token !== undefined) return ok('audience', `Tokens for the portal are for ${uri}.`);
  if (answer.code === 500011)
    return problem(
      'audience',
      `The registration has no application ID URI ${uri}, so nobody gets a token for the portal.`,
      `Set it: Entra admin center, App registrations, the portal, Expose an API, Application ID URI ${uri}.`,
    );
  return audienceUnchecked(uri, 'the client id and secret are not accepted');
}

function audienceUnchecked(uri: string, reason: string): Finding {
  return unchecked(
    'audience',
    `Whether tokens for ${uri} are given could not be tried out, because ${reason}.`,
    'By hand: Entra admin center, App registrations, the portal, Expose an API must show ' +
      `the application ID URI ${uri}.`,
  );
}

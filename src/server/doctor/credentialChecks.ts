import { wantedRegistration } from '#shared/rules/addresses/registration';
import type { DoctorContext } from './DoctorContext';
import { ownToken, type OwnToken } from './ownToken';
import { ok, problem, unchecked, warning, type Found } from '../findings/found';
import { say, type Sentence } from '../findings/sentence';

/**
 * The registration as the identity service knows it, tried out with the portal's own id and secret.
 */
export async function credentialChecks({ config }: DoctorContext): Promise<Found[]> {
  const { IdentifierUri } = wantedRegistration(config.publicUrl, config.clientId);
  if (!config.clientSecret)
    return [withoutSecret(), audienceUnchecked(IdentifierUri, say('audience.noSecret'))];
  const [graph, portal] = await Promise.all([
    ownToken(config, config.graphUrl),
    ownToken(config, IdentifierUri),
  ]);
  return [secretFinding(graph, config.clientId), audienceFinding(portal, IdentifierUri)];
}

function withoutSecret(): Found {
  return warning('secret', say('secret.missing'), say('secret.new'));
}

function secretFinding(answer: OwnToken, clientId: string): Found {
  if (answer.token !== undefined) return ok('secret', say('secret.fine'));
  switch (answer.code) {
    case 700016:
      return problem('client', say('client.unknown', { client: clientId }), say('client.set'));
    case 7000222:
      return problem('secret', say('secret.expired'), say('secret.new'));
    case 7000215:
    case 7000216:
      return problem('secret', say('secret.wrong'), say('secret.newValue'));
    default:
      return unchecked(
        'secret',
        say('secret.unchecked', { reason: answer.reason }),
        say('secret.retry'),
      );
  }
}

function audienceFinding(answer: OwnToken, uri: string): Found {
  if (answer.token !== undefined) return ok('audience', say('audience.fine', { uri }));
  if (answer.code === 500011)
    return problem('audience', say('audience.missing', { uri }), say('audience.set', { uri }));
  return audienceUnchecked(uri, say('audience.client'));
}

function audienceUnchecked(uri: string, reason: Sentence): Found {
  return unchecked(
    'audience',
    say('audience.unchecked', { uri, reason }),
    say('audience.look', { uri }),
  );
}

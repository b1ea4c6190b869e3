import { okUnless, problem } from '#shared/rules/finding';
import { brokerRedirect, wantedRedirects } from '#shared/rules/addresses/registration';
import type { Config } from '../../config';
import type { RegistrationCheck } from './RegistrationCheck';

const wanted = (config: Config) => wantedRedirects(config.publicUrl, config);

/** Where sign-in comes back to. */
export const redirectsCheck: RegistrationCheck = {
  name: 'redirects',
  what: 'The redirect URIs',
  byHand: (config) =>
    `Authentication must list as single-page application: ${wanted(config).join(', ')}.`,
  examine: ({ application: { spa, web }, config }) => {
    const missing = wanted(config).filter((uri) => !spa?.redirectUris?.includes(uri));
    const found = missing.map((uri) =>
      web?.redirectUris?.includes(uri)
        ? problem(
            'redirects',
            `The redirect URI ${uri} is registered for the platform "Web"; sign-in in the ` +
              'browser needs "Single-page application".',
            'Move it to that platform: Authentication in the registration.',
          )
        : problem(
            'redirects',
            `The redirect URI ${uri} is not registered, so ` +
              (uri === brokerRedirect(config.publicUrl)
                ? 'Teams gives no tokens by nested app authentication.'
                : 'sign-in cannot come back to it.'),
            'Add it under Authentication, Single-page application.',
          ),
    );
    return okUnless(found, 'redirects', 'All redirect URIs are registered.');
  },
};

import { brokerRedirect, wantedRedirects } from '#shared/rules/addresses/registration';
import type { Config } from '../../config';
import type { RegistrationCheck } from './RegistrationCheck';
import { okUnless, problem } from '../../findings/found';
import { say } from '../../findings/sentence';

const wanted = (config: Config) => wantedRedirects(config.publicUrl, config);

/** Where sign-in comes back to. */
export const redirectsCheck: RegistrationCheck = {
  name: 'redirects',
  notChecked: say('redirects.unchecked'),
  byHand: (config) => say('redirects.look', { uris: wanted(config).join(', ') }),
  examine: ({ application: { spa, web }, config }) => {
    const missing = wanted(config).filter((uri) => !spa?.redirectUris?.includes(uri));
    const found = missing.map((uri) =>
      web?.redirectUris?.includes(uri)
        ? problem('redirects', say('redirects.web', { uri }), say('redirects.move'))
        : problem(
            'redirects',
            say(
              uri === brokerRedirect(config.publicUrl) ? 'redirects.broker' : 'redirects.missing',
              { uri },
            ),
            say('redirects.add'),
          ),
    );
    return okUnless(found, 'redirects', say('redirects.fine'));
  },
};

import { place } from './navigation';
import { data } from './page';
import { effectiveDevice, settings } from './settings';

const sessionId = crypto.randomUUID();
const locales = { da: 'da-dk', en: 'en-us', fi: 'fi-fi', no: 'nb-no', sv: 'sv-se' };

/** The answer of `app.getContext`, in the form that goes over the wire. */
export function appContext(frameContext: 'content' | 'authentication'): object {
  const { app, person, tenantId } = data;
  return {
    appId: app.id,
    manifestVersion: app.manifestVersion,
    entityId: place.entityId,
    subEntityId: place.subPageId,
    locale: locales[settings.language],
    theme: settings.theme,
    tid: tenantId,
    userObjectId: person.id,
    userPrincipalName: person.upn,
    loginHint: person.upn,
    userDisplayName: person.displayName,
    userLicenseType: person.licences.length ? 'Unknown' : 'Free',
    tenantSKU: 'enterprise',
    hostName: 'Teams',
    hostClientType: effectiveDevice() === 'phone' ? 'android' : 'desktop',
    frameContext,
    sessionId,
    appSessionId: sessionId,
    ringId: 'general',
    isFullScreen: false,
    isMultiWindow: false,
  };
}

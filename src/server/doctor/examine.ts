import type { Finding } from '#shared/rules/finding';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import { inWords } from '../findings/inWords';
import type { DoctorContext } from './DoctorContext';
import { applicationPermissionChecks } from './applicationPermissionChecks';
import { credentialChecks } from './credentialChecks';
import { hubChecks } from './hubChecks';
import { identityChecks } from './identityChecks';
import { portalChecks } from './portalChecks';
import { registrationChecks } from './registrationChecks';
import { roleGroupChecks } from './roleGroupChecks';
import { sharePointChecks } from './sharePointChecks';

/**
 * Proves a configuration against the services it names. Nothing is changed anywhere, and no finding
 * holds a secret or a token. Takes as long as the slowest service, a few seconds at most.
 */
export async function examine(
  context: DoctorContext,
  language: InterfaceLanguage = 'en',
): Promise<Finding[]> {
  const parts = [
    identityChecks,
    credentialChecks,
    registrationChecks,
    sharePointChecks,
    roleGroupChecks,
    applicationPermissionChecks,
    portalChecks,
    hubChecks,
  ];
  const found = await Promise.all(parts.map((part) => part(context)));
  return inWords(found.flat(), language);
}

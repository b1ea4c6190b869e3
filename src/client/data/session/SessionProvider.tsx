import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import type { User, UserChoices } from '#shared/contract/people/users';
import { effectiveSettings, type FeatureSettings } from '#shared/rules/settings/settings';
import { isLicensed, type LicenceDetails } from '#shared/rules/people/licensing';
import { roles as allRoles, type Role } from '#shared/rules/people/roles';
import { storePerson } from '../../auth/storedPerson';
import type { Account } from '../../auth/SignInStrategy';
import { allowKeeping } from '../../platform/guardedStorage';
import { RewordedTexts } from '../../texts/RewordedTexts';
import { callApi } from '../connection/callApi';
import { connection } from '../connection/connection';
import { speakChosenLanguage } from './interfaceLanguage';
import type { Failure } from '../connection/failure';
import { firstReadsBegan } from '../read/firstReads';
import { invalidate } from '../read/invalidate';
import { licenceRead } from './licence';
import type { ReadState } from '../read/readState';
import { SessionContext, type Session } from './session';
import { settingsRead, userRead, rolesRead } from '../portalReads/sessionReads';
import { useLast } from '../read/useLast';
import { useRead } from '../read/useRead';

const none: readonly Role[] = [];

interface SessionProviderProps {
  person: Account;
  /** Shown until the user record and the settings are known. */
  loading: ReactNode;
  failed: (failure: Failure, reload: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Shows the portal once the user record and the feature settings are there, from the cache or from
 * the server (AUTH-17, AUTH-18).
 */
export function SessionProvider({ person, loading, failed, children }: SessionProviderProps) {
  const user = useRead(userRead);
  const stored = useRead(settingsRead);
  const record = useLast(user);
  const storedSettings = useLast(stored);
  const settings = useMemo(
    () => storedSettings && effectiveSettings(storedSettings),
    [storedSettings],
  );
  const isReady = record !== undefined && settings !== undefined;
  // The first time in the background, a piece at a time: a slow device goes on answering meanwhile.
  // Saved content is drawn at once, because the identity library waits for it.
  const isOpen = useDeferredValue(isReady, firstReadsBegan() === undefined);
  // The page opens without: they do not share the line with what it needs, and their answer does
  // not come into the middle of drawing it, which would begin again.
  const roles = useRoles(person, isReady && isOpen);
  const licences = useRead({
    ...licenceRead,
    isWanted: settings?.enableWorkplaceLight ?? false,
  });
  const known = useLicensed(settings, licences);
  // Until it is known the page may lay itself out for a licence; nothing of Microsoft 365 is asked
  // for before.
  const licensed = known ?? true;
  useStorageSetting(person, settings);
  useOwnLanguage(record, settings !== undefined);
  useLicenceGuard(known);

  const session = useMemo<Session | undefined>(
    () =>
      record && settings
        ? {
            person,
            user: record,
            settings,
            ...roles,
            licensed,
            isLicenceKnown: known !== undefined,
            config: connection().config,
            updateUser,
          }
        : undefined,
    [person, record, settings, roles, licensed, known],
  );
  if (session && isOpen)
    return (
      <SessionContext value={session}>
        <RewordedTexts words={session.settings.resourceValues}>{children}</RewordedTexts>
      </SessionContext>
    );
  const missing = [user, stored].filter((read) => read.state === 'failed');
  return missing[0]
    ? failed(missing[0].failure, () => missing.forEach(({ reload }) => reload()))
    : loading;
}

/**
 * Nothing while it is unknown. With no answer at all the person counts as licensed, so that
 * failures show instead of content vanishing (LICENCE-22).
 */
function useLicensed(
  settings: FeatureSettings | undefined,
  licences: ReadState<LicenceDetails[]>,
): boolean | undefined {
  const held = useLast(licences);
  if (!settings) return undefined;
  if (!settings.enableWorkplaceLight) return true;
  if (held) return isLicensed(held, settings);
  return licences.state === 'failed' ? true : undefined;
}

/**
 * With `disableLocalStorage` nothing stays on the device (CACHE-19); otherwise the person is
 * remembered for the next visit.
 */
function useStorageSetting(person: Account, settings: FeatureSettings | undefined): void {
  const isDisabled = settings?.disableLocalStorage;
  useEffect(() => {
    if (isDisabled === undefined) return;
    allowKeeping(!isDisabled);
    if (!isDisabled) return storePerson(person);
    void connection().cache.keepInMemoryOnly();
  }, [person, isDisabled]);
}

/** The language follows the person to each of their devices (LANG-20). */
function useOwnLanguage(record: User | undefined, areSettingsKnown: boolean): void {
  const chosen = record?.InterfaceLanguage;
  useEffect(() => {
    if (chosen !== undefined && areSettingsKnown) speakChosenLanguage(chosen);
  }, [chosen, areSettingsKnown]);
}

/** Tells the data layer who may reach SharePoint (LICENCE-01). */
function useLicenceGuard(known: boolean | undefined): void {
  useEffect(() => {
    if (known !== undefined) connection().setLicensed(known);
  }, [known]);
}

async function updateUser(choices: UserChoices | ((stored: User) => UserChoices)): Promise<void> {
  const operation = 'Your user record';
  const body =
    typeof choices === 'function'
      ? choices(await callApi('GET /users/me', { operation }))
      : choices;
  await callApi('PUT /users', { body, operation });
  await invalidate('GET /users/me');
}

/**
 * The roles of the person: those in the sign-in token and those that the server lists (ROLE-03,
 * ROLE-04). In the SharePoint mode the token's count for nothing; the server asks for the groups
 * (ROLE-07). Before `isDue` the server is not asked.
 */
function useRoles(
  { roles: claimed }: Account,
  isDue: boolean,
): Pick<Session, 'roles' | 'areRolesKnown' | 'rolesTrouble'> {
  const answer = useRead<Role[]>({ ...rolesRead, isWanted: isDue });
  const listed = useLast(answer);
  const failure = answer.state === 'failed' ? answer.failure : undefined;
  return useMemo(() => {
    const ofToken = connection().config.authorizationMode === 'claims' ? (claimed ?? none) : none;
    return {
      roles: allRoles.filter((role) => ofToken.includes(role) || listed?.includes(role)),
      areRolesKnown: listed !== undefined,
      rolesTrouble: failure && { failure, reload: () => void invalidate('GET /security/roles') },
    };
  }, [claimed, listed, failure]);
}

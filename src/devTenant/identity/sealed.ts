import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Keys } from './keys';

/**
 * A value that leaves the service and comes back unchanged: session cookie, refresh token, sign-in
 * flow.
 */
export async function seal(
  keys: Keys,
  purpose: string,
  value: JWTPayload,
  seconds: number,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(value)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(keys.secret);
}

/** The sealed value; `undefined` when it is forged, for something else, or too old. */
export async function unseal<T>(
  keys: Keys,
  purpose: string,
  sealed: string | undefined,
  now: Date,
): Promise<(T & { iat: number }) | undefined> {
  if (!sealed) return undefined;
  try {
    const { payload } = await jwtVerify(sealed, keys.secret, {
      audience: purpose,
      currentDate: now,
    });
    return payload as T & { iat: number };
  } catch {
    return undefined;
  }
}

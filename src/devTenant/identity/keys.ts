import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';

export interface Keys {
  keyId: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
  /** Signs what only this service reads again: sessions, refresh tokens, sign-in flows. */
  secret: Uint8Array;
}

interface Stored {
  jwk: JWK;
  secret: string;
}

/**
 * The signing keys; kept in `folder` when there is one, so that people stay signed in over a
 * restart.
 */
export async function loadKeys(folder?: string): Promise<Keys> {
  const file = folder && join(folder, 'keys.json');
  if (file && existsSync(file)) return fromStored(JSON.parse(readFileSync(file, 'utf8')));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const stored: Stored = {
    jwk: await exportJWK(privateKey),
    secret: randomBytes(32).toString('base64url'),
  };
  if (folder && file) {
    mkdirSync(folder, { recursive: true });
    // Another process that reads the file sees all of it or none.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(stored), { mode: 0o600 });
    renameSync(unfinished, file);
  }
  return fromStored(stored);
}

async function fromStored({ jwk, secret }: Stored): Promise<Keys> {
  const { kty, n, e } = jwk;
  const publicJwk = { kty, n, e };
  const keyId = await calculateJwkThumbprint(publicJwk);
  return {
    keyId,
    privateKey: (await importJWK(jwk, 'RS256')) as CryptoKey,
    publicJwk: { ...publicJwk, kid: keyId, use: 'sig', alg: 'RS256' },
    secret: Buffer.from(secret, 'base64url'),
  };
}

import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * The login that serves requests. It owns nothing and inherits nothing. It may only take one of the two roles below.
 */
export const APP_LOGIN = 'carpetas_app';
/** The role of a request inside one cuenta. */
export const TENANT_ROLE = 'carpetas_tenant';
/** The role of the few services that reach the platform's own tables. */
export const PLATFORM_ROLE = 'carpetas_platform';

/**
 * Password of {@link APP_LOGIN}, derived one-way from the owner's. So replicas agree on it without another secret. A
 * person with the owner's password can do more anyway.
 */
export function appPassword(ownerUrl: string): string {
  const { username, password } = new URL(ownerUrl);
  return createHmac('sha256', decodeURIComponent(password)).update(`carpetas_app\0${username}`).digest('base64url');
}

/**
 * The verifier of an ASCII password that PostgreSQL stores (RFC 5803). It checks the password, and does not reveal it.
 */
export function scramVerifier(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}

/** The connection address of {@link APP_LOGIN} on the database that `ownerUrl` names. */
export function appUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APP_LOGIN;
  url.password = appPassword(ownerUrl);
  return url.toString();
}

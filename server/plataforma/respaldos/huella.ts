import { JwtSecret } from '../../common/config/jwt-secret.js';
import { SecretBox } from '../../common/secrets/secret-box.js';

/** A fingerprint of the signing secret. It tells whether another secret is the same, and nothing else. */
export function huellaOf(secret: string): string {
  return new SecretBox(new JwtSecret(secret)).hash('huella', 'respaldo').toString('hex');
}

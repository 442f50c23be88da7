import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A passkey of one site, with its private key. */
interface Credential {
  id: string;
  privateKey: KeyObject;
  /** The public key as COSE. */
  cose: Uint8Array;
  userHandle: string;
  counter: number;
}

/** Faults of a device, its browser or an attacker between them. */
export interface Deviations {
  origin?: string;
  challenge?: string;
  rpId?: string;
  /** Whether the device verified its person, by a finger or a PIN. */
  userVerified?: boolean;
  counter?: number;
  /** The id of the person, when the browser sends another id than the passkey has. */
  userHandle?: string;
  /** Another key to sign with. */
  privateKey?: KeyObject;
  credentialId?: string;
  /** Length of the id of a new passkey, in bytes. */
  idBytes?: number;
  /** An attestation statement in the `packed` format. */
  attestation?: Map<string, unknown>;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const base64url = (content: Uint8Array | string) => Buffer.from(content).toString('base64url');
const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest();

/** Stands for a browser and a device with passkeys (P-256). */
export class Authenticator {
  private readonly credentials: Credential[] = [];

  /** @param origin the origin of the page, as the browser sends it */
  constructor(private readonly origin: string) {}

  /** Answers `navigator.credentials.create()`. */
  create(options: PublicKeyCredentialCreationOptionsJSON, deviations: Deviations = {}): RegistrationResponseJSON {
    const credential = newCredential(options.user.id, deviations.idBytes);
    this.credentials.push(credential);
    const id = Buffer.from(credential.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.authData(deviations.rpId ?? options.rp.id ?? '', ATTESTED, { counter: credential.counter, ...deviations }),
      Buffer.alloc(16),
      length,
      id,
      credential.cose,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', deviations.attestation ? 'packed' : 'none'],
      ['attStmt', deviations.attestation ?? new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, deviations)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Answers `navigator.credentials.get()` with the newest of the allowed passkeys. */
  get(options: PublicKeyCredentialRequestOptionsJSON, deviations: Deviations = {}): AuthenticationResponseJSON {
    const allowed = options.allowCredentials?.map(({ id }) => id);
    const credential = this.credentials.findLast(({ id }) => !allowed?.length || allowed.includes(id));
    if (!credential) {
      throw new Error('This device has none of the passkeys that were asked for.');
    }
    credential.counter = deviations.counter ?? credential.counter + 1;
    const authData = this.authData(deviations.rpId ?? options.rpId ?? '', 0, {
      ...deviations,
      counter: credential.counter,
    });
    const clientData = this.clientData('webauthn.get', options.challenge, deviations);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const id = deviations.credentialId ?? credential.id;
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, deviations.privateKey ?? credential.privateKey)),
        userHandle: deviations.userHandle ?? credential.userHandle,
      },
    };
  }

  private clientData(type: string, challenge: string, deviations: Deviations): string {
    return JSON.stringify({
      type,
      challenge: deviations.challenge ?? challenge,
      origin: deviations.origin ?? this.origin,
      crossOrigin: false,
    });
  }

  private authData(rpId: string, flags: number, { userVerified = true, counter = 0 }: Deviations): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | PRESENT | (userVerified ? VERIFIED : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }
}

/** A private key that belongs to no passkey. */
export function unknownKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
}

function newCredential(userHandle: string, idBytes = 32): Credential {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // kty: EC2, alg: ES256, crv: P-256, x, y (RFC 9053).
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return { id: base64url(randomBytes(idBytes)), privateKey, cose: isoCBOR.encode(cose), userHandle, counter: 0 };
}

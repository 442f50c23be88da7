import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { Pases } from '../../common/secrets/pases.js';
import { type Passkey, PasskeysRepository } from './passkeys.repository.js';
import type { Site } from './site.js';
import {
  CHALLENGE_SECONDS,
  challengeOf,
  descriptor,
  handleOf,
  orRefused,
  type PasskeyAnswer,
  type PasskeyChallenge,
} from './webauthn.js';

/**
 * EdDSA, ES256 and RS256 (COSE), which devices use. The library's own list has an algorithm that is experimental in
 * Node.
 */
const ALGORITHMS = [-8, -7, -257];

/** The person for whom a passkey is made. */
export interface PasskeyOwner {
  usuarioId: string;
  email: string;
  nombre: string;
}

/** Makes new passkeys, in platform transactions that the caller commits even after a refusal. */
@Injectable()
export class PasskeyCreation {
  constructor(
    private readonly repository: PasskeysRepository,
    private readonly pases: Pases,
  ) {}

  /** The options for a device that has no passkey of this person yet. */
  async options(
    manager: EntityManager,
    site: Site,
    { usuarioId, email, nombre }: PasskeyOwner,
  ): Promise<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const desafio = await this.pases.issue(manager, 'passkey_alta', { usuarioId, seconds: CHALLENGE_SECONDS });
    const mine = await this.repository.findOf(manager, usuarioId);
    const opciones = await generateRegistrationOptions({
      rpName: 'Carpetas',
      rpID: site.rpId,
      userID: handleOf(usuarioId),
      userName: email,
      userDisplayName: nombre,
      challenge: challengeOf(desafio),
      timeout: CHALLENGE_SECONDS * 1000,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: mine.map(descriptor),
      // A discoverable passkey signs in without a typed e-mail.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { desafio, opciones };
  }

  /** Verifies the browser's answer. @returns the passkey to store; null when it is refused */
  async verify(
    manager: EntityManager,
    { desafio, respuesta }: PasskeyAnswer<RegistrationResponseJSON>,
    site: Site,
    usuarioId: string,
  ): Promise<Omit<Passkey, 'nombre' | 'creadaEn' | 'usadaEn'> | null> {
    const pase = await this.pases.take(manager, 'passkey_alta', desafio);
    if (pase?.usuarioId !== usuarioId || !(await isPlainlyAttested(respuesta))) {
      return null;
    }
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { verified, registrationInfo } = await orRefused(
      verifyRegistrationResponse({
        response: respuesta,
        expectedChallenge: challengeOf(desafio).toString('base64url'),
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified || !registrationInfo) {
      return null;
    }
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      id: credential.id,
      usuarioId,
      clavePublica: Buffer.from(credential.publicKey),
      contador: credential.counter,
      transportes: transportsOf(respuesta),
      esSincronizada: credentialBackedUp,
    };
  }
}

/**
 * The options ask for no attestation, so no browser sends an attestation with certificates. To verify it, the server
 * would have to fetch addresses that the certificates name.
 */
async function isPlainlyAttested({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

/** The browser's hints on how to reach the device again; only plain words are kept. */
function transportsOf({ response: { transports } }: RegistrationResponseJSON): string[] {
  return Array.isArray(transports)
    ? transports.filter((word) => typeof word === 'string' && /^[a-z-]{1,20}$/.test(word)).slice(0, 8)
    : [];
}

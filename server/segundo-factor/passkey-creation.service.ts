import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { Pases } from '../common/secrets/pases.js';
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

/** EdDSA, ES256, RS256 (COSE): what devices have. The library's own list tries out what Node only experiments with. */
const ALGORITHMS = [-8, -7, -257];

/** Whose passkey is made. */
export interface PasskeyOwner {
  usuarioId: string;
  email: string;
  nombre: string;
}

/** The making of a passkey, in transactions of the platform that are committed also when it is refused. */
@Injectable()
export class PasskeyCreation {
  constructor(
    private readonly repository: PasskeysRepository,
    private readonly pases: Pases,
  ) {}

  /** Begins it, on a device that has none of this person yet. */
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
      // Discoverable: it signs in without an e-mail being typed.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { desafio, opciones };
  }

  /** Ends it: what is to be kept of it, or null when it is refused. */
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
 * No attestation was asked for: one with certificates is no browser's, and to judge it would mean to fetch from where its
 * certificates say.
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

/** How to reach the device again, as the browser says; a hint, so only the plain words are kept. */
function transportsOf({ response: { transports } }: RegistrationResponseJSON): string[] {
  return Array.isArray(transports)
    ? transports.filter((word) => typeof word === 'string' && /^[a-z-]{1,20}$/.test(word)).slice(0, 8)
    : [];
}

import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { Pases, type Proposito } from '../../common/secrets/pases.js';
import { getUsuario } from '../usuarios/get-usuario.js';
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

type PasskeyUse = Extract<Proposito, 'passkey_ingreso' | 'passkey_verificacion'>;

/** A browser's answer to a request for a passkey. */
export type PasskeyProof = PasskeyAnswer<AuthenticationResponseJSON>;

/**
 * Proofs by passkey: a key that a device made only for this site. The device uses the key only after it verified its
 * person (user verification). Runs in a platform transaction, which the caller commits even after a refusal. The first
 * answer uses the challenge up, right or wrong.
 */
@Injectable()
export class Passkeys {
  constructor(
    private readonly repository: PasskeysRepository,
    private readonly pases: Pases,
  ) {}

  /**
   * The options to ask a browser for a passkey, with a new challenge.
   * @param usuarioId whose passkeys are accepted; null lets the device offer all its passkeys for this site
   */
  async options(
    manager: EntityManager,
    proposito: PasskeyUse,
    site: Site,
    usuarioId: string | null,
  ): Promise<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>> {
    const desafio = await this.pases.issue(manager, proposito, { usuarioId, seconds: CHALLENGE_SECONDS });
    return { desafio, opciones: await this.optionsFor(manager, desafio, site, usuarioId) };
  }

  /**
   * Checks the answer to {@link options}.
   * @param usuarioId the expected person; null accepts anybody
   * @returns the person of the passkey; null when the answer is refused
   */
  async check(
    manager: EntityManager,
    proposito: PasskeyUse,
    { desafio, respuesta }: PasskeyProof,
    site: Site,
    usuarioId: string | null,
  ): Promise<{ usuarioId: string } | null> {
    if (usuarioId !== null) {
      // The person is locked before the challenge, as by the end of a stolen access, which ends both.
      await getUsuario(manager, usuarioId, { mode: 'pessimistic_read' });
    }
    const pase = await this.pases.take(manager, proposito, desafio);
    return pase && pase.usuarioId === usuarioId ? this.verify(manager, { desafio, respuesta }, site, usuarioId) : null;
  }

  /** The options of {@link options}, with a `desafio` that the caller issued. */
  async optionsFor(
    manager: EntityManager,
    desafio: string,
    { rpId }: Site,
    usuarioId: string | null,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const mine = usuarioId === null ? undefined : await this.repository.findOf(manager, usuarioId);
    return generateAuthenticationOptions({
      rpID: rpId,
      challenge: challengeOf(desafio),
      timeout: CHALLENGE_SECONDS * 1000,
      userVerification: 'required',
      allowCredentials: mine?.map(descriptor),
    });
  }

  /** Checks the answer to {@link optionsFor}. The caller must check that `desafio` is still valid. */
  async verify(
    manager: EntityManager,
    { desafio, respuesta }: PasskeyProof,
    site: Site,
    usuarioId: string | null,
  ): Promise<{ usuarioId: string } | null> {
    const passkey = typeof respuesta.id === 'string' ? await this.repository.find(manager, respuesta.id) : null;
    if (!passkey || (usuarioId !== null && passkey.usuarioId !== usuarioId) || !isOf(passkey, respuesta)) {
      return null;
    }
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { id, clavePublica, contador: counter } = passkey;
    const { verified, authenticationInfo } = await orRefused(
      verifyAuthenticationResponse({
        response: respuesta,
        expectedChallenge: challengeOf(desafio).toString('base64url'),
        expectedOrigin: site.origin,
        expectedRPID: site.rpId,
        credential: { id, publicKey: new Uint8Array(clavePublica), counter },
        requireUserVerification: true,
      }),
    );
    if (!verified) {
      return null;
    }
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return (await this.repository.noteUse(manager, id, newCounter, credentialBackedUp))
      ? { usuarioId: passkey.usuarioId }
      : null;
  }
}

/** Whether the device names the person of the passkey. True when it names no person. */
function isOf({ usuarioId }: Passkey, { response }: AuthenticationResponseJSON): boolean {
  const handle: unknown = response?.userHandle;
  return handle === undefined || handle === null || handle === Buffer.from(handleOf(usuarioId)).toString('base64url');
}

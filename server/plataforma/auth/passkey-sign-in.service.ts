import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Passkeys } from '../segundo-factor/passkeys.service.js';
import type { Site } from '../segundo-factor/site.js';
import { type PasskeyChallenge, passkeyRefused } from '../segundo-factor/webauthn.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { AuthService, type OpenedSession } from './auth.service.js';
import type { IngresoPasskeyDto } from './ingreso.dto.js';
import type { Caller } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

const OPTIONS = 'passkey-opciones';

/** Signs in by passkey instead of a password. The device and its check of the person count as two factors. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly auth: AuthService,
    private readonly transactions: Transactions,
    private readonly attempts: SignInAttempts,
    private readonly passkeys: Passkeys,
  ) {}

  /** The options to ask the browser for anybody's passkey. @throws TooManyRequests */
  async options(site: Site, caller: Caller): Promise<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>> {
    // Requests for options have their own count. A page may ask before anybody wants to sign in.
    await this.attempts.consumeOf(caller, OPTIONS);
    return this.transactions.platform((manager) => this.passkeys.options(manager, 'passkey_ingreso', site, null));
  }

  /**
   * Signs in by passkey.
   * @throws TooManyRequests · DomainError 422 PASSKEY_RECHAZADA, for any reason
   */
  async signIn(
    { desafio, respuesta, mode = 'json' }: IngresoPasskeyDto,
    site: Site,
    caller: Caller,
  ): Promise<OpenedSession> {
    await this.attempts.consumeOf(caller);
    const opened = await this.transactions.platform(async (manager) => {
      const proof = await this.passkeys.check(manager, 'passkey_ingreso', { desafio, respuesta }, site, null);
      const usuario = proof && (await manager.findOneBy(Usuario, { id: proof.usuarioId }));
      return usuario && !usuario.suspendidoEn
        ? this.auth.openSession(manager, usuario.id, { mode, caller, medio: 'passkey' })
        : null;
    });
    // The error is thrown outside the transaction, so that the challenge stays used.
    if (!opened) {
      throw passkeyRefused();
    }
    await this.attempts.giveBackOf(caller);
    await this.attempts.giveBackOf(caller, OPTIONS);
    return opened;
  }
}

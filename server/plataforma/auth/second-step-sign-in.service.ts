import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { Pases } from '../../common/secrets/pases.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Passkeys } from '../segundo-factor/passkeys.service.js';
import { SecurityMail } from '../segundo-factor/security-mail.service.js';
import { SegundoFactor } from '../segundo-factor/segundo-factor.service.js';
import type { Site } from '../segundo-factor/site.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { AuthService, type OpenedSession } from './auth.service.js';
import type { SegundoPasoDto } from './ingreso.dto.js';
import type { Caller, SessionMedio } from './sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** The number of tries for a challenge. */
const TRIES = 5;

/** An answer to a challenge, and the refresh token of its browser. */
type Step = SegundoPasoDto & { current?: string };

/** The second step of a sign-in, after the password or the identity provider. */
@Injectable()
export class SecondStepSignIn {
  constructor(
    private readonly auth: AuthService,
    private readonly transactions: Transactions,
    private readonly attempts: SignInAttempts,
    private readonly factors: SegundoFactor,
    private readonly passkeys: Passkeys,
    private readonly pases: Pases,
    private readonly mail: SecurityMail,
  ) {}

  /**
   * Opens the session of a sign-in that needed a second step.
   * @throws TooManyRequests · DomainError 422 DESAFIO_VENCIDO, CODIGO_INCORRECTO or PASSKEY_RECHAZADA
   */
  async answer(step: Step, site: Site, caller: Caller): Promise<OpenedSession> {
    const { usuario, medio } = await this.transactions.platform((manager) => this.findChallenge(manager, step.desafio));
    const { id, email } = usuario;
    await this.attempts.consume(email, caller);
    const left = await this.transactions.platform((manager) =>
      this.pases.countTry(manager, 'segundo_factor', step.desafio, TRIES),
    );
    if (left === null) {
      throw challengeOver();
    }
    const opened = await this.transactions.platform(async (manager) => {
      // Locks the usuario before the means of the step. An earlier change of the password has ended the challenge. A
      // later change waits, and then ends this session.
      await getUsuario(manager, id, { mode: 'pessimistic_read' });
      if (await this.isRight(manager, id, step, site)) {
        return this.open(manager, id, step, caller);
      }
      if (left === 0) {
        await this.mail.send(manager, id, 'segundoPasoFallido');
      }
      return null;
    });
    // The error is thrown outside the transaction. So the used challenge and code are committed.
    if (!opened) {
      throw refused(step, left);
    }
    await this.attempts.giveBack(email, caller);
    if (medio === 'clave') {
      // The first step did not give its password attempt back. A sign-in by a provider counts no attempt.
      await this.attempts.giveBack(email, caller);
    }
    return opened;
  }

  /** The options to ask the browser for a passkey in the second step. @throws DomainError 422 DESAFIO_VENCIDO */
  passkeyOptions(desafio: string, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.transactions.platform(async (manager) => {
      const { usuario } = await this.findChallenge(manager, desafio);
      return this.passkeys.optionsFor(manager, desafio, site, usuario.id);
    });
  }

  /** The person of a challenge, and the means of the first step. */
  private async findChallenge(
    manager: EntityManager,
    desafio: string,
  ): Promise<{ usuario: Usuario; medio: SessionMedio }> {
    const pase = await this.pases.peek<{ medio?: SessionMedio }>(manager, 'segundo_factor', desafio);
    const usuario = pase?.usuarioId ? await manager.findOneBy(Usuario, { id: pase.usuarioId }) : null;
    if (!usuario || usuario.suspendidoEn) {
      throw challengeOver();
    }
    return { usuario, medio: pase?.datos.medio ?? 'clave' };
  }

  private async isRight(
    manager: EntityManager,
    usuarioId: string,
    { desafio, codigo, passkey }: SegundoPasoDto,
    site: Site,
  ): Promise<boolean> {
    if (codigo !== undefined) {
      return (await this.factors.checkCodigo(manager, usuarioId, codigo)) !== null;
    }
    return (
      passkey !== undefined &&
      (await this.passkeys.verify(manager, { desafio, respuesta: passkey.respuesta }, site, usuarioId)) !== null
    );
  }

  private async open(
    manager: EntityManager,
    usuarioId: string,
    { desafio, mode = 'json', current }: Step,
    caller: Caller,
  ): Promise<OpenedSession> {
    // Of two right answers at once, the second is rolled back, and its code with it.
    const pase = await this.pases.take<{ medio?: SessionMedio }>(manager, 'segundo_factor', desafio);
    if (!pase) {
      throw challengeOver();
    }
    const { medio } = pase.datos;
    // Only a sign-in by a provider continues a session. Unlocking by password needs no second step.
    return this.auth.openSession(manager, usuarioId, {
      mode,
      caller,
      medio,
      current: medio === 'proveedor' ? current : undefined,
    });
  }
}

function challengeOver(): DomainError {
  return new DomainError('DESAFIO_VENCIDO', 422, 'Pasó demasiado tiempo o hubo demasiados intentos. Ingrese de nuevo.');
}

function refused({ codigo }: SegundoPasoDto, intentosRestantes: number): DomainError {
  const [code, campo, mensaje] =
    codigo === undefined
      ? ['PASSKEY_RECHAZADA', 'passkey', 'No se pudo verificar la passkey.']
      : ['CODIGO_INCORRECTO', 'codigo', 'El código no es correcto, o ya se usó.'];
  return new DomainError(code, 422, mensaje, [{ campo, mensaje, intentosRestantes }]);
}

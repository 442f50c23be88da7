import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../../common/secrets/secret-box.js';
import { readRecoveryCode } from './codigos-recuperacion.js';
import { FactoresRepository } from './factores.repository.js';
import { SecurityMail } from './security-mail.service.js';
import { matchStep } from './totp.js';

/** The means for the second step: a code of the app, a recovery code, a passkey. */
export type MetodoSegundoFactor = 'totp' | 'recuperacion' | 'passkey';

/**
 * The second factor of a person. It is on while an app is in use. The recovery codes belong to the app. Passkeys alone
 * do not turn it on: they are another way to sign in. While it is on, a passkey also answers the second step.
 *
 * All methods run in a platform transaction. The caller commits it even after a refused code.
 */
@Injectable()
export class SegundoFactor {
  constructor(
    private readonly repository: FactoresRepository,
    private readonly box: SecretBox,
    private readonly mail: SecurityMail,
  ) {}

  /** Whether the second factor of this person is on. */
  async isActive(manager: EntityManager, usuarioId: string): Promise<boolean> {
    const totp = await this.repository.findTotp(manager, usuarioId);
    return Boolean(totp?.confirmadoEn);
  }

  /** The means besides the password with which this person can prove who they are. */
  async metodos(manager: EntityManager, usuarioId: string): Promise<MetodoSegundoFactor[]> {
    const { totpDesde, codigosRestantes, passkeys } = await this.repository.count(manager, usuarioId);
    return [
      ...(totpDesde ? (['totp'] as const) : []),
      ...(totpDesde && codigosRestantes > 0 ? (['recuperacion'] as const) : []),
      ...(passkeys > 0 ? (['passkey'] as const) : []),
    ];
  }

  /**
   * Checks a code of the app or a recovery code, and marks it as used. A code of the app may be one step early or late.
   * A mail tells the person of a used recovery code. Of two simultaneous uses, one is refused.
   * @returns the kind of code; null for a wrong or used code, or without a second factor
   */
  async checkCodigo(
    manager: EntityManager,
    usuarioId: string,
    codigo: string,
  ): Promise<'totp' | 'recuperacion' | null> {
    const totp = await this.repository.findTotp(manager, usuarioId);
    if (!totp?.confirmadoEn) {
      return null;
    }
    const digits = codigo.replace(/\s/g, '');
    if (/^\d{6}$/.test(digits)) {
      return (await this.takeStep(manager, usuarioId, totp.secreto, digits)) ? 'totp' : null;
    }
    return (await this.takeRecoveryCode(manager, usuarioId, codigo)) ? 'recuperacion' : null;
  }

  /**
   * Turns the second factor off and deletes its secret and its recovery codes. @returns whether the second factor was
   * on
   */
  async end(manager: EntityManager, usuarioId: string): Promise<boolean> {
    return this.repository.removeTotp(manager, usuarioId);
  }

  /** Checks a code of an app, in use or not. Marks its step as used. @param sealed its sealed secret */
  async takeStep(manager: EntityManager, usuarioId: string, sealed: Buffer, digits: string): Promise<boolean> {
    const secret = this.box.open(sealed, totpContext(usuarioId));
    const step = secret && (await matchStep(secret, digits));
    return step !== null && this.repository.takeStep(manager, usuarioId, step);
  }

  private async takeRecoveryCode(manager: EntityManager, usuarioId: string, text: string): Promise<boolean> {
    const code = readRecoveryCode(text);
    if (!code || !(await this.repository.takeRecoveryCode(manager, usuarioId, this.hashOf(usuarioId, code)))) {
      return false;
    }
    await this.mail.send(manager, usuarioId, 'codigoUsado');
    return true;
  }

  /** The hash of a recovery code. The database keeps the hash instead of the code. */
  hashOf(usuarioId: string, recoveryCode: string): Buffer {
    return this.box.hash(recoveryCode, `recuperacion:${usuarioId}`);
  }
}

/** The context that seals the secret of a person's app. */
export function totpContext(usuarioId: string): string {
  return `totp:${usuarioId}`;
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../common/secrets/secret-box.js';
import { readRecoveryCode } from './codigos-recuperacion.js';
import { FactoresRepository } from './factores.repository.js';
import { SecurityMail } from './security-mail.service.js';
import { matchStep } from './totp.js';

/** What the second step can be answered with: a code of the app, a recovery code, a passkey. */
export type MetodoSegundoFactor = 'totp' | 'recuperacion' | 'passkey';

/**
 * The second factor of a person. It is on while the codes of an app are: passkeys alone are another way to sign in, and
 * leave the password's as it is; with codes on, they answer its second step too. Recovery codes come and go with the app.
 *
 * Everything here runs in a transaction of the platform, which the caller commits also when a code is refused.
 */
@Injectable()
export class SegundoFactor {
  constructor(
    private readonly repository: FactoresRepository,
    private readonly box: SecretBox,
    private readonly mail: SecurityMail,
  ) {}

  /** Whether a password is not enough for this person. */
  async isActive(manager: EntityManager, usuarioId: string): Promise<boolean> {
    const totp = await this.repository.findTotp(manager, usuarioId);
    return Boolean(totp?.confirmadoEn);
  }

  /** What this person can prove who they are with, beside the password. */
  async metodos(manager: EntityManager, usuarioId: string): Promise<MetodoSegundoFactor[]> {
    const { totpDesde, codigosRestantes, passkeys } = await this.repository.count(manager, usuarioId);
    return [
      ...(totpDesde ? (['totp'] as const) : []),
      ...(totpDesde && codigosRestantes > 0 ? (['recuperacion'] as const) : []),
      ...(passkeys > 0 ? (['passkey'] as const) : []),
    ];
  }

  /**
   * Takes a code of the app (its step or one off) or a recovery code, each once, also of two at once; of a recovery code
   * its person is told by mail.
   * @returns which of the two it was; null when it is wrong, was taken before, or there is no second factor
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

  /** Takes a code of an app whose sealed secret is given, in use already or not yet. */
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

  /** What is kept of a recovery code. */
  hashOf(usuarioId: string, recoveryCode: string): Buffer {
    return this.box.hash(recoveryCode, `recuperacion:${usuarioId}`);
  }
}

/** In which context the secret of a person's app is sealed. */
export function totpContext(usuarioId: string): string {
  return `totp:${usuarioId}`;
}

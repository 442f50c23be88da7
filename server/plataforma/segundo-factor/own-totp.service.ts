import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { Pases } from '../../common/secrets/pases.js';
import { SecretBox } from '../../common/secrets/secret-box.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import { newRecoveryCodes } from './codigos-recuperacion.js';
import { FactoresRepository } from './factores.repository.js';
import { SecurityMail } from './security-mail.service.js';
import { SegundoFactor, totpContext } from './segundo-factor.service.js';
import { describeTotp, TOTP_SECRET_BYTES } from './totp.js';

/** Turns the second factor of the running person on and off. Renews their recovery codes. */
@Injectable()
export class OwnTotp {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: FactoresRepository,
    private readonly factors: SegundoFactor,
    private readonly box: SecretBox,
    private readonly pases: Pases,
    private readonly mail: SecurityMail,
  ) {}

  /** Makes the secret of a new app, which is not in use before {@link confirm}. @throws DomainError 409 TOTP_ACTIVO */
  begin(usuarioId: string): Promise<{ secreto: string; uri: string }> {
    return this.transactions.platform(async (manager) => {
      const { email } = await getUsuario(manager, usuarioId);
      const secret = randomBytes(TOTP_SECRET_BYTES);
      if (!(await this.repository.beginTotp(manager, usuarioId, this.box.seal(secret, totpContext(usuarioId))))) {
        throw alreadyOn();
      }
      return describeTotp(secret, email);
    });
  }

  /**
   * Turns the second factor on, if the code of the app is right.
   * @returns the recovery codes, which are stored only as hashes
   * @throws DomainError 409 TOTP_SIN_INICIAR or TOTP_ACTIVO · 422 CODIGO_INCORRECTO
   */
  confirm(usuarioId: string, codigo: string): Promise<string[]> {
    return this.transactions.platform(async (manager) => {
      const totp = await this.repository.findTotp(manager, usuarioId);
      if (!totp) {
        throw new DomainError('TOTP_SIN_INICIAR', 409, 'Primero hay que agregar la clave a la aplicación.');
      }
      if (totp.confirmadoEn) {
        throw alreadyOn();
      }
      if (!(await this.factors.takeStep(manager, usuarioId, totp.secreto, codigo.replace(/\s/g, '')))) {
        throw wrongCode();
      }
      if (!(await this.repository.confirmTotp(manager, usuarioId, totp.secreto))) {
        throw wrongCode();
      }
      await this.mail.send(manager, usuarioId, 'totpActivado');
      return this.giveCodes(manager, usuarioId);
    });
  }

  /** Replaces the recovery codes with ten new ones. @throws DomainError 409 SEGUNDO_FACTOR_INACTIVO */
  renewCodes(usuarioId: string): Promise<string[]> {
    return this.transactions.platform(async (manager) => {
      if (!(await this.factors.isActive(manager, usuarioId))) {
        throw new DomainError('SEGUNDO_FACTOR_INACTIVO', 409, 'La verificación en dos pasos no está activada.');
      }
      await this.mail.send(manager, usuarioId, 'codigosNuevos');
      return this.giveCodes(manager, usuarioId);
    });
  }

  /** Turns the second factor off and deletes its secret and its recovery codes. Does nothing when it is off. */
  async end(usuarioId: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      if (await this.factors.end(manager, usuarioId)) {
        await this.pases.endAll(manager, 'segundo_factor', usuarioId);
        await this.mail.send(manager, usuarioId, 'totpDesactivado');
      }
    });
  }

  private async giveCodes(manager: EntityManager, usuarioId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => this.factors.hashOf(usuarioId, code));
    await this.repository.replaceRecoveryCodes(manager, usuarioId, hashes);
    return codes;
  }
}

function alreadyOn(): DomainError {
  return new DomainError('TOTP_ACTIVO', 409, 'La verificación en dos pasos ya está activada.');
}

function wrongCode(): DomainError {
  const mensaje = 'El código no es correcto. Revise la hora de su teléfono y pruebe con el siguiente.';
  return new DomainError('CODIGO_INCORRECTO', 422, mensaje, [{ campo: 'codigo', mensaje }]);
}

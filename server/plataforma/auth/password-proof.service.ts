import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import { Passwords } from './passwords.service.js';

const ACTION = 'verificar';
const FIFTEEN_MINUTES = 900;

/** Checks the secrets of people inside a session, within a limit. A thief of the session must not guess a secret. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Runs an attempt at a person's secrets, of any kind. The attempt counts unless it succeeds.
   * @throws TooManyRequests before the attempt runs
   */
  async guessing<T>(usuarioId: string, attempt: () => Promise<T>): Promise<T> {
    await this.limits.consume(ACTION, usuarioId, this.settings.LIMIT_SIGN_IN_ACCOUNT, FIFTEEN_MINUTES);
    const outcome = await attempt();
    await this.limits.giveBack(ACTION, usuarioId);
    return outcome;
  }

  /**
   * Checks a person's password.
   * @param campo the field's name in the body
   * @throws DomainError 422 CLAVE_INCORRECTA, also when the person has no password
   */
  async assert(usuarioId: string, password: string, campo: string): Promise<void> {
    const { claveHash } = await this.transactions.platform((manager) => getUsuario(manager, usuarioId));
    if (!(await this.passwords.matches(claveHash, password))) {
      throw wrongPassword(campo);
    }
  }
}

/** The error 422 for a wrong password. */
export function wrongPassword(campo: string): DomainError {
  const mensaje = 'La contraseña no es correcta.';
  return new DomainError('CLAVE_INCORRECTA', 422, mensaje, [{ campo, mensaje }]);
}

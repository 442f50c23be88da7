import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { DomainError, forbidden } from '../errors/domain-error.js';
import { Transactions } from '../tenancy/transactions.js';
import type { AccessClaims } from './identity.js';
import { SessionStates, verificationNeeded } from './session-states.js';

/** The people who run the installation. OPERATORS names them by their e-mails. */
@Injectable()
export class Operators {
  constructor(
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly sessions: SessionStates,
  ) {}

  /** The e-mails of operators, in lower case. */
  get emails(): ReadonlySet<string> {
    const { OPERATORS = '' } = this.settings;
    return new Set(
      OPERATORS.toLowerCase()
        .split(',')
        .map((email) => email.trim())
        .filter(Boolean),
    );
  }

  /** Whether somebody is an operator. An unconfirmed address does not count, since it may belong to another person. */
  isOperator({ email, emailConfirmadoEn }: { email: string; emailConfirmadoEn: Date | null }): boolean {
    return emailConfirmadoEn !== null && this.emails.has(email);
  }

  /** Whether somebody in a cuenta is an operator. It queries nothing while OPERATORS is empty. */
  async has(usuarioId: string): Promise<boolean> {
    if (this.emails.size === 0) {
      return false;
    }
    const [usuario] = await this.transactions.asPlatform((manager) =>
      manager.query('select email, email_confirmado_en as "emailConfirmadoEn" from usuarios where id = $1', [
        usuarioId,
      ]),
    );
    return usuario !== undefined && this.isOperator(usuario);
  }

  /**
   * Checks that the session of a token is an operator's and has passed the second factor. It queries the database each
   * time, since the actions of operators concern everybody.
   * @throws DomainError 403 SIN_PERMISO, SEGUNDO_FACTOR_REQUERIDO or VERIFICACION_REQUERIDA, 401 for a session that
   * ended
   */
  async require(claims: AccessClaims): Promise<void> {
    const { verificadaEn } = await this.sessions.getAsSigned(claims, { isFresh: true });
    const [usuario] = await this.transactions.platform((manager) =>
      manager.query(
        `select u.email, u.email_confirmado_en as "emailConfirmadoEn", f.confirmado_en as "factorDesde"
           from usuarios u left join factores_totp f on f.usuario_id = u.id
          where u.id = $1`,
        [claims.sub],
      ),
    );
    if (!usuario || !this.isOperator(usuario)) {
      throw forbidden();
    }
    if (!usuario.factorDesde) {
      const mensaje = 'La administración pide verificación en dos pasos: actívela en su perfil.';
      throw new DomainError('SEGUNDO_FACTOR_REQUERIDO', 403, mensaje);
    }
    // A session that is older than the factor has not shown the factor.
    if (!verificadaEn || verificadaEn < usuario.factorDesde) {
      throw verificationNeeded();
    }
  }
}

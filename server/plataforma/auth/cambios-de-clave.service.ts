import { Injectable } from '@nestjs/common';
import type { AccessClaims } from '../../common/access/identity.js';
import { SessionStates } from '../../common/access/session-states.js';
import { Cartero } from '../../common/mail/cartero.js';
import { Pases } from '../../common/secrets/pases.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import { AccesosDeCuentas } from './accesos-de-cuentas.service.js';
import { Logins } from './logins.service.js';
import { PasswordProof, wrongPassword } from './password-proof.service.js';
import { assertStrongPassword } from './password-rules.js';
import { Passwords } from './passwords.service.js';
import type { CambiarClaveDto } from './sesiones.dto.js';
import { SessionsService } from './sessions.service.js';

/** Changes a person's password inside a session. */
@Injectable()
export class CambiosDeClave {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessionStates: SessionStates,
    private readonly logins: Logins,
    private readonly proof: PasswordProof,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly accesos: AccesosDeCuentas,
    private readonly pases: Pases,
    private readonly cartero: Cartero,
  ) {}

  /**
   * Sets a new password. All other sessions end. So do the links to choose a password and the calendar addresses.
   * @throws DomainError 422 CLAVE_DEBIL, CLAVE_INCORRECTA · 403 VERIFICACION_REQUERIDA without a password so far ·
   * TooManyRequests
   */
  async change(claims: AccessClaims, { actual, nueva }: CambiarClaveDto): Promise<void> {
    const { sub, sid } = claims;
    const { email, nombre, claveHash } = await this.transactions.platform((manager) => getUsuario(manager, sub));
    assertStrongPassword(nueva, email, 'nueva');
    if (claveHash) {
      await this.proof.guessing(sub, () => this.proof.assert(sub, actual ?? '', 'actual'));
    } else {
      await this.sessionStates.requireVerified(claims);
    }
    const newHash = await this.passwords.hash(nueva);
    await this.transactions.platform(async (manager) => {
      // The update replaces only the password that was proved. Of two changes at once, the second fails.
      if (!(await this.logins.replacePassword(manager, sub, claveHash, newHash))) {
        throw wrongPassword('actual');
      }
      await this.sessionStates.lockAll(manager, sub);
      // The session may have ended while the new password was hashed.
      await this.sessionStates.use(manager, sid);
      await this.sessions.revokeAll(manager, sub, { except: sid });
      await this.accesos.endAll(manager, sub, 'sesiones');
      await this.pases.endAll(manager, 'restablecer_clave', sub);
      await this.cartero.enviar({ para: email, plantilla: 'claveCambiada', datos: { nombre } });
    });
  }
}

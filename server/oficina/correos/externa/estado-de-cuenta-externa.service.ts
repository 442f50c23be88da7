import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Notifier } from '../../../plataforma/avisos/notifier.service.js';
import { avisoDeClaveRechazada } from '../aviso-de-correo.js';
import { type CuentaExterna, CuentasExternasRepository } from './cuentas-externas.repository.js';
import { CuentasSeguidasRepository } from './cuentas-seguidas.repository.js';

const CLAVE_RECHAZADA = 'El servidor ya no acepta la contraseña. Escríbala de nuevo para seguir.';

/** Records the state of the running user's external account, and tells the user of it. */
@Injectable()
export class EstadoDeCuentaExterna {
  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly seguidas: CuentasSeguidasRepository,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  async set(id: string, estado: CuentaExterna['estado'], mensaje: string | null): Promise<void> {
    const isOther = await this.cuentas.setEstado(id, estado, mensaje);
    // The tabs are told even without a new state: an account that waited may have begun.
    if (isOther || estado === 'sincronizando') {
      this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'mailbox.account' });
    }
  }

  /**
   * Records that the password is refused. The account is not tried any more. The person is told once, until the
   * password works again.
   * @param cuenta the account as it was tried: a version changed since may have another password
   */
  async refuse({ id, direccion, version }: Pick<CuentaExterna, 'id' | 'direccion' | 'version'>): Promise<void> {
    if (!(await this.cuentas.lockAt(id, version))) {
      return;
    }
    if (await this.cuentas.setAvisada(id, true)) {
      await this.notifier.notify(this.transactions.tenant.usuarioId, avisoDeClaveRechazada(direccion));
    }
    await this.set(id, 'clave-rechazada', CLAVE_RECHAZADA);
    await this.seguidas.letGo(id);
  }
}

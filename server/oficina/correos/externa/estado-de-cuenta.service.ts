import { Injectable } from '@nestjs/common';
import { Realtime } from '../../../common/realtime/realtime.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import { Notifier } from '../../../plataforma/avisos/notifier.service.js';
import { avisoDeClaveRechazada } from '../aviso-de-correo.js';
import { type CuentaExterna, CuentasExternasRepository } from './cuentas-externas.repository.js';
import { CuentasSeguidasRepository } from './cuentas-seguidas.repository.js';

const CLAVE_RECHAZADA = 'El servidor ya no acepta la contraseña. Escríbala de nuevo para seguir.';

/** How the account elsewhere of the running user is, and what they are told of it. */
@Injectable()
export class EstadoDeCuenta {
  constructor(
    private readonly cuentas: CuentasExternasRepository,
    private readonly seguidas: CuentasSeguidasRepository,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  async set(id: string, estado: CuentaExterna['estado'], mensaje: string | null): Promise<void> {
    const isOther = await this.cuentas.setEstado(id, estado, mensaje);
    // One that waited for its turn has begun.
    if (isOther || estado === 'sincronizando') {
      this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'mailbox.account' });
    }
  }

  /**
   * Its password is refused: it is tried no more, and the person is told once until it works again.
   * @param cuenta as it was tried: what was changed since may have another password
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

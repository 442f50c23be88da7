import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { CuentasRepository } from '../cuentas/cuentas.repository.js';
import { SegundoFactor } from '../segundo-factor/segundo-factor.service.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { Accesos } from './accesos.service.js';
import { EnlacesService } from './enlaces.service.js';

/** For people who find that somebody else signed in as them. */
@Injectable()
export class AccesoRobado {
  constructor(
    private readonly transactions: Transactions,
    private readonly accesos: Accesos,
    private readonly segundoFactor: SegundoFactor,
    private readonly enlaces: EnlacesService,
    private readonly cuentas: CuentasRepository,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * Ends every kind of access of a person, with password and second factor. Mails them a link to choose a new password.
   * All of this happens in one transaction. Afterwards, the address alone no longer links a person of the identity
   * provider. The person must link the provider again in a session.
   */
  async report(usuarioId: string): Promise<void> {
    await this.transactions.platform(async (manager) => {
      const now = new Date();
      const closed = { claveHash: null, claveCambiadaEn: now, vinculoCerradoEn: now };
      await manager.update(Usuario, { id: usuarioId }, closed);
      await this.segundoFactor.end(manager, usuarioId);
      await this.accesos.endAll(manager, usuarioId);
      await this.record(manager, usuarioId);
      const usuario = await manager.findOneByOrFail(Usuario, { id: usuarioId });
      await this.enlaces.sendResetLink(manager, usuario, 'accesoRobado');
    });
  }

  private async record(manager: EntityManager, usuarioId: string): Promise<void> {
    for (const { cuentaId, rolId } of await this.cuentas.findOfUsuario(manager, usuarioId)) {
      await this.transactions.actingIn({ cuentaId, usuarioId, rolId }, async () => {
        this.auditoria.record({ accion: 'acceso.robado', entidad: 'usuario', entidadId: usuarioId });
      });
    }
  }
}

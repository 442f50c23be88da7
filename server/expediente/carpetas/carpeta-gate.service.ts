import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { found, getLocked } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Carpeta } from './carpeta.entity.js';
import { assertPermiso, type CarpetaPermisos, permisosOf } from './carpeta-policy.js';

/** Decides whether the running user may see a carpeta, or change things in it. */
@Injectable()
export class CarpetaGate {
  private readonly known = new AsyncLocalStorage<Carpeta>();

  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
  ) {}

  /** @throws DomainError 404 unless the running user may see the carpeta */
  async visible(carpetaId: string): Promise<Carpeta> {
    const known = this.known.getStore();
    return known?.id === carpetaId
      ? known
      : found(await this.transactions.manager.findOneBy(Carpeta, { id: carpetaId }), 'la carpeta');
  }

  /** Runs `work`, which only reads. {@link visible} does not read this carpeta again meanwhile. */
  knowing<T>(carpeta: Carpeta, work: () => Promise<T>): Promise<T> {
    return this.known.run(carpeta, work);
  }

  /** Whether the running user sees the carpeta. */
  isSeen(carpetaId: string): Promise<boolean> {
    return this.transactions.manager.existsBy(Carpeta, { id: carpetaId });
  }

  /** @throws DomainError 404; 422 when the carpeta does not take this change */
  async allows(carpetaId: string, permiso: keyof CarpetaPermisos): Promise<Carpeta> {
    const carpeta = await this.visible(carpetaId);
    assertPermiso(carpeta, this.transactions.tenant.rolId, permiso);
    return carpeta;
  }

  /**
   * @param campo the field of the request that names the person
   * @throws DomainError 422 unless the person is a member who may see the carpeta
   */
  async checkSees(carpetaId: string, usuarioId: string, campo: string): Promise<void> {
    const miembro = (await this.directory.miembros()).find(({ id }) => id === usuarioId);
    if (!miembro) {
      throw invalidField(campo, 'La persona elegida ya no es parte del equipo.');
    }
    const person = { usuarioId, rolId: miembro.rolId };
    if (!(await this.transactions.actingAs(person, () => this.isSeen(carpetaId)))) {
      throw invalidField(campo, `${miembro.nombre} no puede ver la carpeta: elija a otra persona.`);
    }
  }

  /** As {@link allows}, for callers that skip their work instead of refusing it. */
  async isAllowed(carpetaId: string, permiso: keyof CarpetaPermisos): Promise<boolean> {
    const carpeta = await this.transactions.manager.findOneBy(Carpeta, { id: carpetaId });
    return carpeta !== null && permisosOf(carpeta, this.transactions.tenant.rolId)[permiso];
  }

  /**
   * Checks as {@link allows}, and locks the carpeta until the transaction ends. So its estado and its secciones stay.
   */
  async lock(carpetaId: string, permiso: keyof CarpetaPermisos): Promise<Carpeta> {
    const carpeta = await getLocked(this.transactions.manager, Carpeta, { id: carpetaId }, 'la carpeta');
    assertPermiso(carpeta, this.transactions.tenant.rolId, permiso);
    return carpeta;
  }
}

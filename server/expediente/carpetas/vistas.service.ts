import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { isAllowed } from '../../common/access/permissions.js';
import { getLocked } from '../../common/database/found.js';
import { DomainError, forbidden, invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Vista } from './vista.entity.js';
import type { CrearVistaDto, ModificarVistaDto } from './vistas.dto.js';

/** The most own views of a person, and the most shared views of a cuenta. */
const MAX_PROPIAS = 30;
const MAX_COMPARTIDAS = 50;

/** Whether a user may change a visible view, as its author or by a permission. */
export function mayChange(vista: Vista, { usuarioId, rolId }: Pick<TenantContext, 'usuarioId' | 'rolId'>): boolean {
  return vista.usuarioId === usuarioId || isAllowed(rolId, 'vistas.administrar');
}

/** The saved views of the list of carpetas: the running user's own, and shared views. */
@Injectable()
export class VistasService {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** The visible views, by name. */
  findAll(): Promise<Vista[]> {
    return this.transactions.manager
      .createQueryBuilder(Vista, 'v')
      .orderBy('sin_acentos(v.nombre)')
      .addOrderBy('v.id')
      .getMany();
  }

  /** @throws DomainError 409 for a taken name, or too many views */
  async create({ id, compartida = false, ...fields }: CrearVistaDto): Promise<Vista> {
    const { manager, now, tenant } = this.transactions;
    const { usuarioId } = tenant;
    const vista = { ...fields, id: id ?? uuid(), usuarioId, compartida, version: 1, creadaEn: now };
    await this.waitTurn();
    if ((await manager.countBy(Vista, { usuarioId })) >= MAX_PROPIAS) {
      throw tooMany(`Ya tiene ${MAX_PROPIAS} vistas. Elimine antes una que no use.`);
    }
    await this.checkName(vista);
    if (compartida) {
      await this.checkShared();
    }
    await manager.insert(Vista, vista);
    this.tell(compartida);
    return vista;
  }

  /**
   * Changes the sent fields of a view. @throws DomainError 404, 412; 403 for somebody else's view; 409 for a taken name
   */
  async update(id: string, version: number, changes: ModificarVistaDto): Promise<Vista> {
    await this.waitTurn();
    const vista = await this.getAt(id, version);
    const changed = { ...vista, ...changes, version: version + 1 };
    if (changed.nombre !== vista.nombre) {
      await this.checkName(changed);
    }
    if (changed.compartida && !vista.compartida) {
      await this.checkShared();
    }
    if (!changed.compartida && vista.usuarioId !== this.transactions.tenant.usuarioId) {
      throw invalidField('compartida', 'Solo quien creó la vista puede dejar de compartirla.');
    }
    const { nombre, filtros, compartida } = changed;
    await this.transactions.manager.update(Vista, { id }, { nombre, filtros, compartida, version: version + 1 });
    this.tell(vista.compartida || compartida);
    return changed;
  }

  /** @throws DomainError 404, 412; 403 for the view of somebody else */
  async remove(id: string, version: number): Promise<void> {
    const { compartida } = await this.getAt(id, version);
    await this.transactions.manager.delete(Vista, { id });
    this.tell(compartida);
  }

  private async getAt(id: string, version: number): Promise<Vista> {
    const { manager, tenant } = this.transactions;
    const vista = await getLocked(manager, Vista, { id }, 'la vista', version);
    if (!mayChange(vista, tenant)) {
      throw forbidden();
    }
    return vista;
  }

  private async checkName({ id, usuarioId, nombre }: Vista): Promise<void> {
    const same = { usuarioId, nombre: Raw((column) => `sin_acentos(${column}) = sin_acentos(:nombre)`, { nombre }) };
    if ((await this.transactions.manager.findBy(Vista, same)).some((other) => other.id !== id)) {
      const mensaje = 'Ya hay una vista con ese nombre.';
      throw new DomainError('YA_EXISTE', 409, mensaje, [{ campo: 'nombre', mensaje }]);
    }
  }

  private async checkShared(): Promise<void> {
    const { manager, tenant } = this.transactions;
    if (!isAllowed(tenant.rolId, 'vistas.compartir')) {
      throw forbidden();
    }
    if ((await manager.countBy(Vista, { compartida: true })) >= MAX_COMPARTIDAS) {
      throw tooMany(`El equipo ya comparte ${MAX_COMPARTIDAS} vistas. Elimine antes una que no se use.`);
    }
  }

  /** Lets only one transaction at a time write views of the cuenta. So counts hold until its end. */
  private async waitTurn(): Promise<void> {
    const key = `vistas ${this.transactions.tenant.cuentaId}`;
    await this.transactions.manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  private tell(isShared: boolean): void {
    const event = { type: 'vistas.changed' } as const;
    if (isShared) {
      this.realtime.tellCuenta(event);
    } else {
      this.realtime.tellUsuario(this.transactions.tenant.usuarioId, event);
    }
  }
}

function tooMany(message: string): DomainError {
  return new DomainError('LIMITE_VISTAS', 409, message);
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccessClaims } from '../../common/access/identity.js';
import { isOpenCuenta } from '../../common/tenancy/open-cuenta.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import type { Pais } from '../../vocabulario/paises.js';
import { Cuenta } from './cuenta.entity.js';
import type { Membresia } from './membresia.entity.js';

/** A cuenta seen by one of its members. */
export interface CuentaDeUsuario {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  zonaHoraria: string;
  moneda: string;
  rolId: number;
  logo: string | null;
}

/**
 * The cuentas and their members. Both are in tables of the platform. So each call takes the manager of a platform
 * transaction.
 */
@Injectable()
export class CuentasRepository {
  /** The open cuentas where a person is an active member, by name. */
  findOfUsuario(manager: EntityManager, usuarioId: string): Promise<CuentaDeUsuario[]> {
    return manager.query(
      `select c.id as "cuentaId", c.nombre, c.pais, c.zona_horaria as "zonaHoraria", c.moneda, c.logo, m.rol_id as "rolId"
         from membresias m join cuentas c on c.id = m.cuenta_id
        where m.usuario_id = $1 and m.estado = 'activa' and ${isOpenCuenta('c')}
        order by c.nombre, c.id`,
      [usuarioId],
    );
  }

  /**
   * The names of the cuentas that suspended a person. The person may know nothing else of them. Also the names of the
   * person's cuentas that an operator suspended.
   */
  async findSuspendidas(
    manager: EntityManager,
    usuarioId: string,
  ): Promise<{ suspendidas: string[]; cuentasSuspendidas: string[] }> {
    const rows: { nombre: string; estado: Membresia['estado'] }[] = await manager.query(
      `select c.nombre, m.estado
         from membresias m join cuentas c on c.id = m.cuenta_id
        where m.usuario_id = $1 and (m.estado = 'suspendida' or (m.estado = 'activa' and c.suspendida_en is not null))
          and (c.cierra_en is null or c.cierra_en > now())
        order by c.nombre, c.id`,
      [usuarioId],
    );
    const namesOf = (estado: string) => rows.filter((row) => row.estado === estado).map(({ nombre }) => nombre);
    return { suspendidas: namesOf('suspendida'), cuentasSuspendidas: namesOf('activa') };
  }

  /** Whether an operator suspended a cuenta in which a person is an active member. */
  async isSuspendida(manager: EntityManager, cuentaId: string, usuarioId: string): Promise<boolean> {
    const found: unknown[] = await manager.query(
      `select 1 from membresias m join cuentas c on c.id = m.cuenta_id
        where c.id = $1 and m.usuario_id = $2 and m.estado = 'activa' and c.suspendida_en is not null`,
      [cuentaId, usuarioId],
    );
    return found.length > 0;
  }

  /**
   * The cuentas that a request may see: all cuentas of its person. A personal token sees only its own cuenta, in its
   * role.
   */
  async findOfCaller(
    manager: EntityManager,
    { sub, cuentaId, rolId, isProgram }: AccessClaims,
  ): Promise<CuentaDeUsuario[]> {
    const mine = await this.findOfUsuario(manager, sub);
    return isProgram
      ? mine
          .filter((cuenta) => cuenta.cuentaId === cuentaId)
          .map((cuenta) => ({ ...cuenta, rolId: rolId ?? cuenta.rolId }))
      : mine;
  }

  /** The active members of a cuenta, with their roles. */
  findMiembros(manager: EntityManager, cuentaId: string): Promise<TenantContext[]> {
    return manager.query(
      `select m.cuenta_id as "cuentaId", m.usuario_id as "usuarioId", m.rol_id as "rolId"
         from membresias m join usuarios u on u.id = m.usuario_id
        where m.cuenta_id = $1 and m.estado = 'activa' and u.suspendido_en is null
        order by m.usuario_id`,
      [cuentaId],
    );
  }

  async insert(
    manager: EntityManager,
    cuenta: Pick<Cuenta, 'id' | 'nombre' | 'pais' | 'moneda' | 'zonaHoraria' | 'numeroInicial' | 'enPrimerosPasos'>,
  ): Promise<void> {
    await manager.insert(Cuenta, cuenta);
  }

  /**
   * Makes somebody a member, also somebody who had left.
   * @returns false when they are a member already, active or suspended
   */
  async addMembresia(manager: EntityManager, { cuentaId, usuarioId, rolId }: TenantContext): Promise<boolean> {
    const added: unknown[] = await manager.query(
      `insert into membresias (cuenta_id, usuario_id, rol_id, estado) values ($1, $2, $3, 'activa')
       on conflict (cuenta_id, usuario_id) do update
         set rol_id = excluded.rol_id, estado = 'activa', cambiada_en = now()
         where membresias.estado = 'retirada'
       returning usuario_id`,
      [cuentaId, usuarioId, rolId],
    );
    return added.length > 0;
  }
}

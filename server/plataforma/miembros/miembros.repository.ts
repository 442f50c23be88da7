import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { found } from '../../common/database/found.js';
import { presenciaDe } from '../../common/tenancy/estados-usuario.js';
import { ROL } from '../../vocabulario/roles.js';
import type { Membresia } from '../cuentas/membresia.entity.js';
import type { MiembroDto } from './miembros.dto.js';

/** A membership with the data of its person. */
export type FilaMiembro = Omit<MiembroDto, 'rol'>;

/** The members of a cuenta. They are in platform tables, so each call takes the manager of a platform transaction. */
@Injectable()
export class MiembrosRepository {
  /** Locks the members of a cuenta until the transaction ends. So changes run in turn. */
  async lock(manager: EntityManager, cuentaId: string): Promise<void> {
    await manager.query('select 1 from cuentas where id = $1 for no key update', [cuentaId]);
  }

  /** @throws DomainError 404 when the person is not a member, or left */
  async get(manager: EntityManager, cuentaId: string, usuarioId: string): Promise<FilaMiembro> {
    const [row] = await manager.query(
      `select u.id, u.nombre, u.email, u.avatar, u.estado, u.activo_en as "activoEn", m.rol_id as "rolId", m.estado as membresia
         from membresias m join usuarios u on u.id = m.usuario_id
        where m.cuenta_id = $1 and m.usuario_id = $2 and m.estado <> 'retirada'`,
      [cuentaId, usuarioId],
    );
    const { activoEn, ...miembro } = found(row, 'a esa persona en el equipo');
    return { ...miembro, estado: presenciaDe(miembro.estado, activoEn) };
  }

  /** The present role of a person in a cuenta. Null unless they are an active member. */
  async presentRol(manager: EntityManager, cuentaId: string, usuarioId: string): Promise<number | null> {
    const [row] = await manager.query(
      `select rol_id as "rolId" from membresias where cuenta_id = $1 and usuario_id = $2 and estado = 'activa'`,
      [cuentaId, usuarioId],
    );
    return row?.rolId ?? null;
  }

  /** Whether a cuenta has an active titular besides this person. */
  async hasOtherTitular(manager: EntityManager, cuentaId: string, usuarioId: string): Promise<boolean> {
    const found: unknown[] = await manager.query(
      `select 1 from membresias
        where cuenta_id = $1 and usuario_id <> $2 and rol_id = ${ROL.titular} and estado = 'activa' limit 1`,
      [cuentaId, usuarioId],
    );
    return found.length > 0;
  }

  async update(manager: EntityManager, { cuentaId, usuarioId, rolId, estado }: Membresia): Promise<void> {
    await manager.query(
      `update membresias set rol_id = $3, estado = $4, cambiada_en = now() where cuenta_id = $1 and usuario_id = $2`,
      [cuentaId, usuarioId, rolId, estado],
    );
  }

  /** Revokes the personal tokens of a person who left. Otherwise the tokens would work again if the person returns. */
  async endTokens(manager: EntityManager, cuentaId: string, usuarioId: string): Promise<void> {
    await manager.query(
      `update tokens_personales set revocado_en = now()
        where cuenta_id = $1 and usuario_id = $2 and revocado_en is null`,
      [cuentaId, usuarioId],
    );
  }

  /** Takes the sessions of a person who left out of the cuenta. */
  async endSelection(manager: EntityManager, cuentaId: string, usuarioId: string): Promise<void> {
    await manager.query('update sesiones set cuenta_activa_id = null where cuenta_activa_id = $1 and usuario_id = $2', [
      cuentaId,
      usuarioId,
    ]);
  }
}

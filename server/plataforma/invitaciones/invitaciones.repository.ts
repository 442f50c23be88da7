import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../common/tenancy/transactions.js';

export type EstadoInvitacion = 'pendiente' | 'aceptada' | 'vencida' | 'revocada';

/** An invitation with the names of the cuenta and the people. */
export interface Invitacion {
  id: string;
  cuentaId: string;
  /** The name of the cuenta. */
  cuenta: string;
  /** The country of the cuenta. */
  pais: string;
  email: string;
  rolId: number;
  invitadaPorId: string;
  invitadaPor: string;
  creadaEn: Date;
  enviadaEn: Date;
  expiraEn: Date;
  estado: EstadoInvitacion;
}

/**
 * An expired invitation stays «vencida» when a new invitation replaces it. A closed cuenta revokes invitations that
 * nobody accepted.
 */
const SELECT = `
  select i.id, i.cuenta_id as "cuentaId", c.nombre as cuenta, c.pais, i.email, i.rol_id as "rolId",
         i.invitada_por as "invitadaPorId", u.nombre as "invitadaPor",
         i.creada_en as "creadaEn", i.enviada_en as "enviadaEn", i.expira_en as "expiraEn",
         case when i.aceptada_en is not null then 'aceptada'
              when i.revocada_en < i.expira_en or c.cierra_en <= now() then 'revocada'
              when i.revocada_en is not null or i.expira_en <= now() then 'vencida'
              else 'pendiente' end as estado
    from invitaciones i
    join cuentas c on c.id = i.cuenta_id
    join usuarios u on u.id = i.invitada_por`;

/** The list shows at most this many invitations. */
const MAX_LISTED = 200;

/**
 * Invitations are in a platform table: invited people are in no cuenta yet. Each call takes the manager of a platform
 * transaction.
 */
@Injectable()
export class InvitacionesRepository {
  /** The last invitation of each address, newest first. */
  findAll(manager: EntityManager, cuentaId: string): Promise<Invitacion[]> {
    return manager.query(
      `${SELECT}
        where i.cuenta_id = $1
          and not exists (select 1 from invitaciones later
                           where later.cuenta_id = i.cuenta_id and later.email = i.email
                             and (later.creada_en, later.id) > (i.creada_en, i.id))
        order by i.creada_en desc, i.id desc limit ${MAX_LISTED}`,
      [cuentaId],
    );
  }

  /** The invitations from a person that can still be accepted, locked until the transaction ends. */
  findPendingOfLocked(manager: EntityManager, { cuentaId, usuarioId }: TenantContext): Promise<Invitacion[]> {
    return manager.query(
      `${SELECT}
        where i.cuenta_id = $1 and i.invitada_por = $2
          and i.aceptada_en is null and i.revocada_en is null and i.expira_en > now()
        order by i.creada_en, i.id for update of i`,
      [cuentaId, usuarioId],
    );
  }

  /** Locks an invitation until the transaction ends. Null when the cuenta has no invitation with this id. */
  async findLocked(manager: EntityManager, cuentaId: string, id: string): Promise<Invitacion | null> {
    const [row] = await manager.query(`${SELECT} where i.cuenta_id = $1 and i.id = $2 for update of i`, [cuentaId, id]);
    return row ?? null;
  }

  /** The invitation whose token has this hash. */
  async findByHash(manager: EntityManager, hash: Buffer): Promise<Invitacion | null> {
    const [row] = await manager.query(`${SELECT} where i.hash = $1`, [hash]);
    return row ?? null;
  }

  /** Finds as {@link findByHash} does, and locks the row. The second of two simultaneous acceptances finds it used. */
  async findByHashLocked(manager: EntityManager, hash: Buffer): Promise<Invitacion | null> {
    const [row] = await manager.query(`${SELECT} where i.hash = $1 for update of i`, [hash]);
    return row ?? null;
  }

  /** The membership of the person with this address. Null without a membership, or after it ended. */
  async findMembresia(
    manager: EntityManager,
    cuentaId: string,
    email: string,
  ): Promise<'activa' | 'suspendida' | null> {
    const [row] = await manager.query(
      `select m.estado from membresias m join usuarios u on u.id = m.usuario_id
        where m.cuenta_id = $1 and u.email = $2 and m.estado <> 'retirada'`,
      [cuentaId, email],
    );
    return row?.estado ?? null;
  }

  async hasPending(manager: EntityManager, cuentaId: string, email: string): Promise<boolean> {
    const found: unknown[] = await manager.query(
      `select 1 from invitaciones
        where cuenta_id = $1 and email = $2 and aceptada_en is null and revocada_en is null and expira_en > now()`,
      [cuentaId, email],
    );
    return found.length > 0;
  }

  /** Ends the expired invitation of an address, which would block a new one. */
  async endExpired(manager: EntityManager, cuentaId: string, email: string): Promise<void> {
    await manager.query(
      `update invitaciones set revocada_en = now()
        where cuenta_id = $1 and email = $2 and aceptada_en is null and revocada_en is null and expira_en <= now()`,
      [cuentaId, email],
    );
  }

  /** @returns false when the address has a pending invitation */
  async insert(
    manager: EntityManager,
    row: Pick<Invitacion, 'id' | 'cuentaId' | 'email' | 'rolId' | 'invitadaPorId'> & { hash: Buffer; days: number },
  ): Promise<boolean> {
    const inserted: unknown[] = await manager.query(
      `insert into invitaciones (cuenta_id, id, email, rol_id, hash, invitada_por, expira_en)
       values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 day')
       on conflict (cuenta_id, email) where aceptada_en is null and revocada_en is null do nothing returning id`,
      [row.cuentaId, row.id, row.email, row.rolId, row.hash, row.invitadaPorId, row.days],
    );
    return inserted.length > 0;
  }

  /** Gives an invitation a new token and a new expiry. The old token stops working. */
  async renew(manager: EntityManager, { cuentaId, id }: Invitacion, hash: Buffer, days: number): Promise<void> {
    await manager.query(
      `update invitaciones set hash = $3, enviada_en = now(), expira_en = now() + $4 * interval '1 day'
        where cuenta_id = $1 and id = $2`,
      [cuentaId, id, hash, days],
    );
  }

  async revoke(manager: EntityManager, { cuentaId, id }: Invitacion): Promise<void> {
    await manager.query('update invitaciones set revocada_en = now() where cuenta_id = $1 and id = $2', [cuentaId, id]);
  }

  async accept(manager: EntityManager, { cuentaId, id }: Invitacion, usuarioId: string): Promise<void> {
    await manager.query(
      'update invitaciones set aceptada_en = now(), aceptada_por = $3 where cuenta_id = $1 and id = $2',
      [cuentaId, id, usuarioId],
    );
  }
}

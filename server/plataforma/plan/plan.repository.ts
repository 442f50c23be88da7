import { Injectable } from '@nestjs/common';
import { escapeLiteral } from 'pg';
import type { EntityManager } from 'typeorm';
import { found } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { PlanId, Uso } from './planes.js';

/** The tables with bytes that a plan counts, beside the versions of documents. */
const WITH_BYTES = [
  'archivo_versiones',
  'plantilla_versiones',
  'persona_archivos',
  'chat_adjuntos',
  'correo_adjuntos',
  'ayuda_adjuntos',
  'correos',
  'correo_entradas',
];

const bytesIn = (tables: readonly string[], cuentaId: string) =>
  tables.map((table) => `(select coalesce(sum(bytes), 0) from ${table} where cuenta_id = ${cuentaId})`).join(' + ');

/** SQL: all bytes that a plan counts, of any cuenta. */
export const bytesOfCuenta = (cuentaId: string): string =>
  `(${bytesIn(['documento_versiones', ...WITH_BYTES], cuentaId)})::float8`;

/** A cuenta's plan and use. Platform transactions count all rows, also rows that a member may not see. */
@Injectable()
export class PlanRepository {
  constructor(private readonly transactions: Transactions) {}

  async get(manager: EntityManager, cuentaId: string): Promise<PlanId> {
    const [{ plan }] = await manager.query('select plan from cuentas where id = $1', [cuentaId]);
    return plan;
  }

  /**
   * Reads the plan as {@link get} does, and locks the cuenta until the transaction ends. Of two simultaneous requests
   * for the last place, the second finds it taken.
   */
  async getLocked(manager: EntityManager, cuentaId: string): Promise<PlanId> {
    const [{ plan }] = await manager.query('select plan from cuentas where id = $1 for no key update', [cuentaId]);
    return plan;
  }

  /** Locks the running cuenta as {@link getLocked} does, then reads its plan and the bytes of its files. */
  async lockStorage(): Promise<{ plan: PlanId; usado: number }> {
    const cuentaId = escapeLiteral(this.transactions.tenant.cuentaId);
    const [row] = await this.transactions.selectAsPlatform<{ plan: PlanId; usado: number }>(
      `select from cuentas where id = ${cuentaId} for no key update`,
      `select plan, ${bytesOfCuenta(cuentaId)} as usado from cuentas where id = ${cuentaId}`,
    );
    return found(row, 'la cuenta');
  }

  async set(manager: EntityManager, cuentaId: string, plan: PlanId): Promise<void> {
    await manager.query('update cuentas set plan = $2 where id = $1', [cuentaId, plan]);
  }

  async uso(manager: EntityManager, cuentaId: string): Promise<Uso> {
    return { ...(await this.people(manager, cuentaId)), ...(await this.storage(manager, cuentaId)) };
  }

  /** The numbers of active members and of open invitations. */
  async people(manager: EntityManager, cuentaId: string): Promise<Pick<Uso, 'miembros' | 'invitaciones'>> {
    const [row] = await manager.query(
      `select (select count(*)::int from membresias where cuenta_id = $1 and estado = 'activa') as miembros,
              (select count(*)::int from invitaciones
                where cuenta_id = $1 and aceptada_en is null and revocada_en is null and expira_en > now())
                as invitaciones`,
      [cuentaId],
    );
    return row;
  }

  /**
   * Counts the bytes of all files of a cuenta, also in the trash. These files are all versions of documents, archivos
   * and templates, whether original or copy. All documents of personas, and files of chats, mails and requests for help
   * count too. So do mails that were accepted from outside.
   */
  async storage(manager: EntityManager, cuentaId: string): Promise<Pick<Uso, 'almacenamientoBytes' | 'documentos'>> {
    const [row] = await manager.query(
      `select (coalesce(sum(bytes), 0)
                + ${bytesIn(WITH_BYTES, '$1')})::float8
                as "almacenamientoBytes",
              count(*) filter (where n = 1)::int as documentos
         from documento_versiones where cuenta_id = $1`,
      [cuentaId],
    );
    return row;
  }
}

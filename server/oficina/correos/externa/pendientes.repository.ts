import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { Clase, Empujado, Pendiente } from './externo.js';
import { claseDe, lockCopias, lugarDe } from './externo-sql.js';

/** The wait after the server refused a change: the first one, and the longest. */
const DE_NUEVO = `interval '1 minute'`;
const DE_NUEVO_A_LO_SUMO = `interval '1 day'`;

/** The changes of the running user's mails that the server must still be told. */
@Injectable()
export class PendientesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The changes that the server must still be told, folder by folder. @param ids returns only these */
  findPendientes(externaId: string, limit: number, ids?: readonly string[]): Promise<Pendiente[]> {
    return this.transactions.manager.query(
      `select e.id, e.uid::float8 as uid, e.carpeta_id as "folderId", e.copia_id as "copiaId", e.visto, e.destacado,
              e.respondido, e.message_id as "messageId", e.bytes, e.intentos, f.ruta, f.papel, f.uidvalidity::float8 as uidvalidity, coalesce(k.propia, false) as propia,
              coalesce(k.leido, e.visto) as leido, coalesce(k.destacado, e.destacado) as destacada,
              ${claseDe('k.bandeja')} as clase, e.mover,
              exists (select 1 from correo_externos o
                        join correo_carpetas_externas p on p.cuenta_id = o.cuenta_id and p.id = o.carpeta_id
                       where o.copia_id = e.copia_id and o.id <> e.id and o.uid is not null and p.papel = 'todos') as "enTodos",
              exists (select 1 from correos r where r.base_id = k.correo_id and r.base_tipo = 'responder'
                        and r.estado = 'enviado' and r.autor_id = e.usuario_id) as contestado
         from correo_externos e
         join correo_carpetas_externas f on f.cuenta_id = e.cuenta_id and f.id = e.carpeta_id
         left join correo_copias k on k.cuenta_id = e.cuenta_id and k.id = e.copia_id
        where e.externa_id = $1 and e.pendiente and e.uid is not null
          and (e.intentar_desde is null or e.intentar_desde <= now()) and ($3::uuid[] is null or e.id = any ($3))
        order by e.carpeta_id, e.uid limit $2`,
      [externaId, limit, ids ?? null],
    );
  }

  /**
   * Records what the server was told of some mails. Changes that the person made meanwhile must still be told.
   * @param clases the places for which the server has a folder
   */
  async settle(empujados: readonly Empujado[], clases: readonly Clase[]): Promise<void> {
    const { manager } = this.transactions;
    const ids = empujados.map(({ id }) => id);
    await lockCopias(this.transactions, ids);
    const empujado = `jsonb_to_recordset($1::jsonb) as s (id uuid, "folderId" uuid, uid bigint, visto boolean,
      destacado boolean, respondido boolean, "enClase" text)`;
    // Deletes the row of a mail that the target folder has already.
    await manager.query(
      `delete from correo_externos e
        using ${empujado} join correo_carpetas_externas f on f.id = s."folderId"
        where e.id = s.id and e.carpeta_id <> f.id and exists (
          select 1 from correo_externos o
           where o.carpeta_id = f.id and o.copia_id = e.copia_id and o.uid is not null
             and (o.uid = s.uid or f.papel = 'todos'))`,
      [JSON.stringify(empujados)],
    );
    const isElsewhere = `e.mover and ${claseDe('k.bandeja')} = any ($2)
      and ${claseDe('k.bandeja')} <> ${lugarDe('f.papel')} and ${claseDe('k.bandeja')} is distinct from s."enClase"`;
    await manager.query(
      `update correo_externos e
          set carpeta_id = s."folderId", uid = s.uid, visto = s.visto, destacado = s.destacado, respondido = s.respondido,
              ausente_desde = case when s.uid is null then now() end, lecturas = 0, conservar = s.uid is null,
              intentos = 0, intentar_desde = null,
              mover = coalesce((select ${isElsewhere} from correo_copias k where k.id = e.copia_id), false),
              pendiente = coalesce((
                select k.leido <> s.visto or k.destacado <> s.destacado or ${isElsewhere}
                  from correo_copias k where k.id = e.copia_id), true)
         from ${empujado}
         join correo_carpetas_externas f on f.id = s."folderId"
        where e.id = s.id`,
      [JSON.stringify(empujados), clases],
    );
  }

  /** Delays changes that the server refused. */
  async postpone(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update correo_externos
          set intentos = intentos + 1,
              intentar_desde = now() + least(${DE_NUEVO_A_LO_SUMO}, ${DE_NUEVO} * power(2, least(intentos, 20)))
        where id = any ($1) and pendiente`,
      [ids],
    );
  }

  /** Forgets mails that the person deleted here and that the server no longer has. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query('delete from correo_externos where id = any ($1) and copia_id is null', [
      ids,
    ]);
  }

  /** Lets the server be told that the running user answered a mail. */
  async markAnswered(correoId: string): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query(
      `update correo_externos e set pendiente = true from correo_copias k
        where k.usuario_id = $2 and k.correo_id = $1 and e.copia_id = k.id and not e.respondido`,
      [correoId, tenant.usuarioId],
    );
  }
}

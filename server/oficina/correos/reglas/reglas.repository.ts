import { Injectable } from '@nestjs/common';
import { found } from '../../../common/database/found.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { ReglaDeCorreoDto } from './reglas.dto.js';

/** A rule with the fields that are stored. */
export type ReglaGuardada = Omit<ReglaDeCorreoDto, 'carpeta' | 'sinArchivar'>;

// Row-level security leaves out the carpetas that the person does not see.
const RULES = `select r.id, r.de, r.para, r.asunto, r.contiene, r.con_adjunto as "conAdjunto",
    r.etiqueta_id as "etiquetaId", r.apartar, r.marcar_leido as "marcarLeido", r.archivar, r.carpeta_id as "carpetaId",
    case when p.id is not null
      then jsonb_build_object('id', p.id, 'codigo', p.codigo, 'caratula', p.caratula) end as carpeta,
    case when not r.archivar then null
      when p.id is null then 'no_esta'
      when p.eliminada_en is not null then 'papelera'
      when p.estado in ('archivada', 'anulada') then 'cerrada' end as "sinArchivar"
  from correo_reglas r left join carpetas p on p.cuenta_id = r.cuenta_id and p.id = r.carpeta_id`;

/** The rules of the running user; row-level security hides the rules of other people. */
@Injectable()
export class ReglasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The rules, in the order in which they apply. Rules of deleted labels are left out, until the label is restored. */
  findAll(): Promise<ReglaDeCorreoDto[]> {
    return this.transactions.manager.query(
      `${RULES}
        where r.etiqueta_id is null or exists (
          select 1 from correo_etiquetas e where e.id = r.etiqueta_id and e.eliminada_en is null)
        order by r.orden, r.id`,
    );
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ReglaDeCorreoDto> {
    const [regla] = await this.transactions.manager.query(`${RULES} where r.id = $1`, [id]);
    return found<ReglaDeCorreoDto>(regla ?? null, 'la regla');
  }

  /** Adds a rule after the others. Two at once wait for each other. @returns false when there are `most` already */
  async insert(regla: ReglaGuardada, most: number): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    await this.lock();
    const [{ total, orden }] = await manager.query(
      'select count(*)::int as total, coalesce(max(orden), 0)::int + 1 as orden from correo_reglas',
    );
    if (total >= most) {
      return false;
    }
    await manager.query(
      `insert into correo_reglas (id, usuario_id, orden, de, para, asunto, contiene, con_adjunto, etiqueta_id, apartar,
                                  marcar_leido, archivar, carpeta_id)
       values ($1, $12, $13, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [...valuesOf(regla), tenant.usuarioId, orden],
    );
    return true;
  }

  async update(regla: ReglaGuardada): Promise<void> {
    await this.transactions.manager.query(
      `update correo_reglas set de = $2, para = $3, asunto = $4, contiene = $5, con_adjunto = $6, etiqueta_id = $7,
              apartar = $8, marcar_leido = $9, archivar = $10, carpeta_id = $11 where id = $1`,
      valuesOf(regla),
    );
  }

  async remove(id: string): Promise<void> {
    await this.transactions.manager.query('delete from correo_reglas where id = $1', [id]);
  }

  /** Puts the rules in an order. Those that are not named follow. Two at once wait for each other. */
  async reorder(ids: readonly string[]): Promise<void> {
    await this.lock();
    await this.transactions.manager.query(
      `update correo_reglas r set orden = q.n
         from (select id, row_number() over (order by array_position($1::uuid[], id) nulls last, orden, id) as n
                 from correo_reglas) q
        where r.id = q.id and r.orden <> q.n`,
      [ids],
    );
  }

  /** The mails that just came into mailboxes of the cuenta, and that rules of their receivers file. */
  findPorArchivar(copias: readonly string[]): Promise<{ usuarioId: string; copiaId: string }[]> {
    return this.transactions.prepared(
      'select usuario_id as "usuarioId", copia_id as "copiaId" from correos_por_archivar($1) order by 1, 2',
      [copias],
    );
  }

  /** The mails of the running user that each of their rules files, in the order of the rules. */
  findCumplidas(copias: readonly string[]): Promise<{ reglaId: string; ids: string[] }[]> {
    return this.transactions.manager.query(
      `select r.id as "reglaId", array_agg(k.id order by k.id) as ids
         from correo_copias k
         join correos c on c.cuenta_id = k.cuenta_id and c.id = k.correo_id
         join correo_reglas r on r.usuario_id = k.usuario_id and r.carpeta_id is not null
        where k.id = any ($1) and k.usuario_id = $2 and correo_cumple(r, c)
        group by r.id, r.orden order by r.orden, r.id`,
      [copias, this.transactions.tenant.usuarioId],
    );
  }

  /** Lets calls that number the rules of a person wait for each other. */
  private async lock(): Promise<void> {
    const { manager, tenant } = this.transactions;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `correo_reglas ${tenant.cuentaId} ${tenant.usuarioId}`,
    ]);
  }

  /**
   * Applies the rules of their owners to mails that just came into inboxes of the cuenta. @returns the mails that left
   * the inbox
   */
  async apply(copias: readonly string[]): Promise<Set<string>> {
    const rows = await this.transactions.prepared<{ id: string; isApartada: boolean }>(
      'select copia_id as id, es_apartada as "isApartada" from aplicar_reglas_de_correo($1)',
      [copias],
    );
    return new Set(rows.filter(({ isApartada }) => isApartada).map(({ id }) => id));
  }
}

const valuesOf = (regla: ReglaGuardada) => [
  ...[regla.id, regla.de, regla.para, regla.asunto, regla.contiene, regla.conAdjunto, regla.etiquetaId],
  ...[regla.apartar, regla.marcarLeido, regla.archivar, regla.carpetaId],
];

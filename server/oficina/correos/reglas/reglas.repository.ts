import { Injectable } from '@nestjs/common';
import { found } from '../../../common/database/found.js';
import { Transactions } from '../../../common/tenancy/transactions.js';
import type { ReglaDeCorreoDto } from './reglas.dto.js';

const COLUMNS = `id, de, para, asunto, contiene, con_adjunto as "conAdjunto", etiqueta_id as "etiquetaId", apartar,
  marcar_leido as "marcarLeido"`;

/** The rules of the running user; row-level security hides the rules of other people. */
@Injectable()
export class ReglasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The rules, in the order in which they apply. Rules of deleted labels are left out, until the label is restored. */
  findAll(): Promise<ReglaDeCorreoDto[]> {
    return this.transactions.manager.query(
      `select ${COLUMNS} from correo_reglas r
        where r.etiqueta_id is null or exists (
          select 1 from correo_etiquetas e where e.id = r.etiqueta_id and e.eliminada_en is null)
        order by orden, id`,
    );
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<ReglaDeCorreoDto> {
    const [regla] = await this.transactions.manager.query(`select ${COLUMNS} from correo_reglas where id = $1`, [id]);
    return found<ReglaDeCorreoDto>(regla ?? null, 'la regla');
  }

  /** Adds a rule after the others. Two at once wait for each other. @returns false when there are `most` already */
  async insert(regla: ReglaDeCorreoDto, most: number): Promise<boolean> {
    const { manager, tenant } = this.transactions;
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `correo_reglas ${tenant.cuentaId} ${tenant.usuarioId}`,
    ]);
    const [{ total, orden }] = await manager.query(
      'select count(*)::int as total, coalesce(max(orden), 0)::int + 1 as orden from correo_reglas',
    );
    if (total >= most) {
      return false;
    }
    await manager.query(
      `insert into correo_reglas (id, usuario_id, orden, de, para, asunto, contiene, con_adjunto, etiqueta_id, apartar,
                                  marcar_leido)
       values ($1, $10, $11, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [...valuesOf(regla), tenant.usuarioId, orden],
    );
    return true;
  }

  async update(regla: ReglaDeCorreoDto): Promise<void> {
    await this.transactions.manager.query(
      `update correo_reglas set de = $2, para = $3, asunto = $4, contiene = $5, con_adjunto = $6, etiqueta_id = $7,
              apartar = $8, marcar_leido = $9 where id = $1`,
      valuesOf(regla),
    );
  }

  async remove(id: string): Promise<void> {
    await this.transactions.manager.query('delete from correo_reglas where id = $1', [id]);
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

const valuesOf = (regla: ReglaDeCorreoDto) => [
  ...[regla.id, regla.de, regla.para, regla.asunto, regla.contiene, regla.conAdjunto, regla.etiquetaId],
  ...[regla.apartar, regla.marcarLeido],
];

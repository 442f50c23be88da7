import { Injectable } from '@nestjs/common';
import { In, type QueryDeepPartialEntity } from 'typeorm';
import { found, getLocked } from '../../common/database/found.js';
import { nextNumber } from '../../common/database/next-number.js';
import { staleVersion } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { DE_CARPETA } from '../../domains.js';
import { SERIE_CARPETA } from '../../vocabulario/numeracion.js';
import { Carpeta } from './carpeta.entity.js';

/** The SQL of the carpetas that share the things $1, such as personas and inmuebles. */
const COMPARTIDO = DE_CARPETA.flatMap(({ compartido }) => compartido ?? [])
  .map(({ tabla, columna }) => `select carpeta_id, ${columna} as id from ${tabla} where ${columna} = any ($1)`)
  .join(' union ');

/** The carpetas of the cuenta that the running user may see; row-level security hides the others. */
@Injectable()
export class CarpetasRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The fields of these carpetas on which their moves depend, beside their states. */
  findForMoves(
    ids: readonly string[],
  ): Promise<Pick<Carpeta, 'id' | 'estadoPrevio' | 'fechaFirmaPrevista' | 'tipoActoId' | 'tipoActoVersion'>[]> {
    return this.transactions.manager.query(
      `select id, estado_previo as "estadoPrevio", fecha_firma_prevista::text as "fechaFirmaPrevista",
              tipo_acto_id as "tipoActoId", tipo_acto_version as "tipoActoVersion"
         from carpetas where cuenta_id = $1 and id = any ($2)`,
      [this.transactions.tenant.cuentaId, ids],
    );
  }

  find(id: string): Promise<Carpeta | null> {
    return this.transactions.manager.findOneBy(Carpeta, { id });
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<Carpeta> {
    return found(await this.find(id), 'la carpeta');
  }

  async insert(carpeta: QueryDeepPartialEntity<Carpeta>): Promise<void> {
    const { now } = this.transactions;
    await this.transactions.manager.insert(Carpeta, { ...carpeta, creadaEn: now, actualizadaEn: now });
  }

  /**
   * Locks a carpeta in the version that the client has seen. Nobody else changes it or its partes meanwhile.
   * @throws DomainError 404, 412
   */
  getAt(id: string, version: number): Promise<Carpeta> {
    return getLocked(this.transactions.manager, Carpeta, { id }, 'la carpeta', version);
  }

  /** Locks a carpeta in any version. @throws DomainError 404 */
  getLocked(id: string): Promise<Carpeta> {
    return getLocked(this.transactions.manager, Carpeta, { id }, 'la carpeta');
  }

  /** The approved carpetas that have these shared things: for each thing a list, by id. */
  async findReadyWith(ids: readonly string[]): Promise<Map<string, string[]>> {
    const rows =
      ids.length > 0
        ? await this.transactions.prepared<{ id: string; carpetaId: string }>(
            `select x.id, c.id as "carpetaId"
               from (${COMPARTIDO}) x
               join carpetas c on c.id = x.carpeta_id
              where 'lista_para_firma' in (c.estado, case c.estado when 'suspendida' then c.estado_previo end)
                and c.eliminada_en is null order by c.id`,
            [ids],
          )
        : [];
    const byId = Map.groupBy(rows, ({ id }) => id);
    return new Map([...byId].map(([id, some]) => [id, some.map(({ carpetaId }) => carpetaId)]));
  }

  /**
   * The person who last approved a carpeta for the signature; null when nobody did. Resuming a carpeta is no approval.
   */
  async findApprover(id: string): Promise<string | null> {
    const [row] = await this.transactions.prepared<{ usuarioId: string | null }>(
      `select usuario_id as "usuarioId" from auditoria
        where carpeta_id = $1 and accion = 'carpeta.movida' and datos ->> 'a' = 'lista_para_firma'
          and datos ->> 'de' <> 'suspendida'
        order by n desc limit 1`,
      [id],
    );
    return row?.usuarioId ?? null;
  }

  /** Locks those of these carpetas that the running user sees. Locks go by id, so that two calls cause no deadlock. */
  lockAll(ids: readonly string[]): Promise<Carpeta[]> {
    const lock = { mode: 'for_no_key_update' } as const;
    return this.transactions.manager.find(Carpeta, { where: { id: In(ids) }, order: { id: 'asc' }, lock });
  }

  /**
   * Writes `changes` and raises the version. @throws DomainError 412 when another transaction wrote since it was read
   */
  async update({ id, version }: Carpeta, changes: QueryDeepPartialEntity<Carpeta>): Promise<void> {
    const { affected } = await this.transactions.manager.update(
      Carpeta,
      { id, version },
      { ...changes, version: version + 1, actualizadaEn: this.transactions.now },
    );
    if (affected !== 1) {
      throw staleVersion('la carpeta');
    }
  }

  /** The next number of carpetas. @returns null after the last number, `max` */
  nextNumber(anio: number, first: number, max: number): Promise<number | null> {
    return nextNumber(this.transactions.manager, { serie: SERIE_CARPETA, anio, first, max });
  }
}

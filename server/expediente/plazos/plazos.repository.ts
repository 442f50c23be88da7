import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { found, getLocked } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Conteo } from '../../vocabulario/computo.js';
import type { Origenes } from '../../vocabulario/cuenta-desde.js';
import { Plazo } from './plazo.entity.js';

/** A plazo with the names that are shown beside it. */
export interface PlazoFila extends Plazo {
  fuente: string | null;
  porConfirmar: boolean;
  reglaCambio: boolean;
  /** The register of its inscripción; `que` is the presented part. */
  registro: string | null;
  que: string | null;
  documentoNombre: string | null;
}

/** An open plazo that a move waits for. */
export type PlazoAbierto = Pick<Plazo, 'id' | 'carpetaId' | 'nombre' | 'vence'>;

const OPEN = 'p.cumplido_en is null and p.anulado_en is null';
const WHICH = {
  open: OPEN,
  'by result': 'p.porResultado',
  fulfilled: 'p.cumplidoEn is not null and not p.porResultado',
};
/** The plazo that keeps the place of an inscripción, whose `vence` is copied from it. */
const HOLDING = 'p.reservaLugar and p.anuladoEn is null and (p.cumplidoEn is null or p.porResultado)';
const FILA = `
  select p.id, p.carpeta_id as "carpetaId", p.inscripcion_id as "inscripcionId", i.registro, i.que,
         p.por_resultado as "porResultado", p.regla_id as "reglaId", r.fuente,
         r.id is not null and r.confirmada_en is null as "porConfirmar",
         coalesce(r.cambiada_en > p.creado_en and (r.dias, r.computo, r.arranque, r.cuenta_desde)
                    is distinct from (p.dias, p.computo, p.arranque, p.cuenta_desde), false) as "reglaCambio", p.nombre, p.inicio::text as inicio,
         p.cuenta_desde as "cuentaDesde", p.reserva_lugar as "reservaLugar", p.dias,
         p.computo, p.arranque, p.vence::text as vence, p.vence_desde as "venceDesde", p.responsable_id as "responsableId",
         p.cumplido_en as "cumplidoEn", p.cumplido_por as "cumplidoPor", p.documento_id as "documentoId",
         d.nombre as "documentoNombre", p.anulado_en as "anuladoEn", p.anulado_por as "anuladoPor", p.motivo, p.version,
         p.creado_por as "creadoPor", p.creado_en as "creadoEn"
    from plazos p
    left join reglas_de_plazo r on r.cuenta_id = p.cuenta_id and r.id = p.regla_id
    left join inscripciones i on i.cuenta_id = p.cuenta_id and i.id = p.inscripcion_id
    left join documentos d on d.cuenta_id = p.cuenta_id and d.id = p.documento_id and d.eliminado_en is null`;

/** The plazos of the carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class PlazosRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The plazos of a carpeta. Open plazos come first, by their last day. */
  findOfCarpeta(carpetaId: string): Promise<PlazoFila[]> {
    return this.transactions.prepared<PlazoFila>(
      `${FILA} where p.carpeta_id = $1 order by ${OPEN} desc, p.vence, p.id`,
      [carpetaId],
    );
  }

  /** @throws DomainError 404 */
  async get(id: string): Promise<PlazoFila> {
    const [fila] = await this.transactions.prepared<PlazoFila>(`${FILA} where p.id = $1`, [id]);
    return found(fila, 'el plazo');
  }

  /** Locks a plazo to change it. @param seen the version of If-Match @throws DomainError 404, 412 */
  getLocked(id: string, seen?: number): Promise<Plazo> {
    return getLocked(this.transactions.manager, Plazo, { id }, 'el plazo', seen);
  }

  /**
   * The open plazos that these carpetas wait for, by their last day. Plazos of the book of the protocolo are left out.
   */
  findOpen(carpetaIds: readonly string[]): Promise<PlazoAbierto[]> {
    return this.transactions.prepared<PlazoAbierto>(
      `select p.id, p.carpeta_id as "carpetaId", p.nombre, p.vence::text as vence
         from plazos p
         left join reglas_de_plazo r on r.cuenta_id = p.cuenta_id and r.id = p.regla_id
        where p.carpeta_id = any ($1) and ${OPEN} and r.cuenta_desde is distinct from 'libro' order by p.vence, p.id`,
      [carpetaIds],
    );
  }

  /**
   * Locks open plazos of a carpeta by their rules. @param claves the claves of general rules; rules in their place
   * count, too
   */
  findByReglas(carpetaId: string, claves: readonly string[]): Promise<Plazo[]> {
    return this.transactions.manager
      .createQueryBuilder(Plazo, 'p')
      .where(`p.carpetaId = :carpetaId and ${OPEN}`, { carpetaId })
      .andWhere(
        'p.reglaId in (select id from reglas_de_plazo where clave = any (:claves) or en_lugar_de = any (:claves))',
        { claves },
      )
      .orderBy('p.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** Locks plazos of an inscripción: open, closed by its result, or fulfilled by another step. */
  findOfInscripcion(inscripcionId: string, which: 'open' | 'by result' | 'fulfilled'): Promise<Plazo[]> {
    return this.transactions.manager
      .createQueryBuilder(Plazo, 'p')
      .where(`p.inscripcionId = :inscripcionId and ${WHICH[which]}`, { inscripcionId })
      .orderBy('p.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /**
   * Locks fulfilled plazos of a carpeta and of this inscripción, without those that a result closed. The inscripción's
   * own come last, and of each the latest.
   */
  findFulfilled(carpetaId: string, inscripcionId: string | null): Promise<Plazo[]> {
    return this.transactions.manager
      .createQueryBuilder(Plazo, 'p')
      .where(`p.carpetaId = :carpetaId and ${WHICH.fulfilled}`, { carpetaId })
      .andWhere('(p.inscripcionId is null or p.inscripcionId = :inscripcionId)', { inscripcionId })
      .orderBy('p.inscripcionId', 'ASC', 'NULLS FIRST')
      .addOrderBy('p.cumplidoEn')
      .addOrderBy('p.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** The only inscripción of a carpeta. Says also whether the carpeta has several. */
  async countInscripciones(carpetaId: string): Promise<{ only: string | null; isSeveral: boolean }> {
    const [row] = await this.transactions.prepared<{ only: string | null; isSeveral: boolean }>(
      `select case when count(*) = 1 then min(id::text) end as only, count(*) > 1 as "isSeveral"
         from inscripciones where carpeta_id = $1`,
      [carpetaId],
    );
    return row!;
  }

  /** Locks the plazo that keeps the place of an inscripción. */
  findHolding(inscripcionId: string): Promise<Plazo | null> {
    return this.transactions.manager
      .createQueryBuilder(Plazo, 'p')
      .where(`p.inscripcionId = :inscripcionId and ${HOLDING}`, { inscripcionId })
      .setLock('pessimistic_write')
      .getOne();
  }

  /** The days from which plazos of a carpeta, or of an inscripción of it, can count. */
  async findOrigenes(carpetaId: string, inscripcionId: string | null): Promise<Origenes> {
    const [row] = await this.transactions.prepared<Origenes>(
      `select c.fecha_firma::text as firma, i.tasa_pagada::text as "pagoTasa",
              coalesce(i.presentada, (select min(p.inicio) from plazos p
                                       where p.cuenta_id = c.cuenta_id and p.carpeta_id = c.id and p.inscripcion_id is null
                                         and p.cuenta_desde = 'presentacion'))::text as presentacion
         from carpetas c
         left join inscripciones i on i.cuenta_id = c.cuenta_id and i.carpeta_id = c.id and i.id = $2
        where c.id = $1`,
      [carpetaId, inscripcionId],
    );
    return found(row, 'la carpeta');
  }

  /**
   * The comunidades of a carpeta's inmuebles; null for an unknown comunidad. A carpeta without inmuebles gives a single
   * null.
   */
  async findComunidades(carpetaId: string): Promise<(string | null)[]> {
    const rows = await this.transactions.prepared<{ comunidad: string | null }>(
      `select distinct i.comunidad
         from (select $1::uuid as id) c
         left join carpeta_inmuebles ci on ci.carpeta_id = c.id
         left join inmuebles i on i.id = ci.inmueble_id
        order by i.comunidad`,
      [carpetaId],
    );
    return rows.map(({ comunidad }) => comunidad);
  }

  /** The first day and the figures of the carpeta's certificate that a rule counts. Of several, the first to expire. */
  async findCertificado(carpetaId: string, reglaId: string): Promise<{ inicio: string; conteo: Conteo } | null> {
    const [row] = await this.transactions.prepared<{ inicio: string; conteo: Conteo }>(
      `select case ce.cuenta_desde when 'recepcion' then ce.recibido else ce.expedido end::text as inicio,
              json_build_object('dias', ce.dias, 'computo', ce.computo, 'arranque', ce.arranque) as conteo
         from certificados ce
        where ce.carpeta_id = $1 and ce.vence is not null
          and ce.tipo in (select cr.tipo from certificado_reglas cr where cr.regla_de_plazo_id = $2)
        order by ce.vence, ce.id limit 1`,
      [carpetaId, reglaId],
    );
    return row ?? null;
  }

  /** Locks the open plazos in working days that run over one of these days, by id. */
  lockOver(desde: string, hasta: string): Promise<Plazo[]> {
    return this.transactions.manager
      .createQueryBuilder(Plazo, 'p')
      .where(`p.computo = 'habiles' and p.inicio <= :hasta and p.vence >= :desde and ${OPEN}`, { desde, hasta })
      .orderBy('p.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  async insert(plazo: QueryDeepPartialEntity<Plazo>): Promise<void> {
    await this.transactions.manager.insert(Plazo, { ...plazo, version: 1 });
  }

  /** Writes `changes` to a locked plazo, and raises its version. */
  async update({ id, version }: Plazo, changes: QueryDeepPartialEntity<Plazo>): Promise<void> {
    await this.transactions.manager.update(Plazo, { id }, { ...changes, version: version + 1 });
  }
}

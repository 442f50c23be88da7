import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { found, getLocked } from '../../common/database/found.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Inscripcion } from './inscripcion.entity.js';
import type { PorJuzgar } from './inscripcion-estado.js';
import { Observacion } from './observacion.entity.js';

/** An inscripción with its observations, the newest first. */
export interface InscripcionFila extends Inscripcion {
  observaciones: Observacion[];
  documento: string | null;
}

/** An inscripción with the fields from which its state is computed. */
export type PorInscribir = Pick<Inscripcion, 'id' | 'carpetaId' | 'registro'> & PorJuzgar;

/** The inscripciones of the carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class InscripcionesRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The inscripciones of a carpeta, in the order in which they were added. */
  async findOfCarpeta(carpetaId: string): Promise<InscripcionFila[]> {
    const { manager } = this.transactions;
    const filas = await this.transactions.prepared<Omit<InscripcionFila, 'observaciones'>>(
      `select i.id, i.carpeta_id as "carpetaId", i.registro, i.que, i.presentada::text, i.tasa_pagada::text as "tasaPagada", i.numero, i.vence::text, i.resultado,
              i.resuelta::text, i.asiento, d.id as "documentoId", d.nombre as documento, i.version,
              i.creado_por as "creadoPor", i.creado_en as "creadoEn"
         from inscripciones i
         left join documentos d on d.cuenta_id = i.cuenta_id and d.id = i.documento_id and d.eliminado_en is null
        where i.carpeta_id = $1 order by i.creado_en, i.id`,
      [carpetaId],
    );
    const observaciones = await manager.find(Observacion, {
      where: { carpetaId },
      order: { observada: 'desc', creadoEn: 'desc', id: 'desc' },
    });
    const byInscripcion = Map.groupBy(observaciones, ({ inscripcionId }) => inscripcionId);
    return filas.map((fila) => ({ ...fila, observaciones: byInscripcion.get(fila.id) ?? [] }));
  }

  /** The inscripciones of these carpetas, with the fields from which their states are computed. */
  findPorInscribir(carpetaIds: readonly string[]): Promise<PorInscribir[]> {
    return this.transactions.prepared<PorInscribir>(
      `select i.id, i.carpeta_id as "carpetaId", i.registro, i.presentada::text, i.resultado,
              coalesce((select jsonb_agg(jsonb_build_object('contestada', o.contestada)) from inscripcion_observaciones o
                         where o.cuenta_id = i.cuenta_id and o.carpeta_id = i.carpeta_id and o.inscripcion_id = i.id),
                       '[]') as observaciones
         from inscripciones i where i.carpeta_id = any ($1) order by i.creado_en, i.id`,
      [carpetaIds],
    );
  }

  /** The carpeta of an inscripción. @throws DomainError 404 */
  async carpetaOf(id: string): Promise<string> {
    const { manager } = this.transactions;
    const row = await manager.findOne(Inscripcion, { where: { id }, select: { id: true, carpetaId: true } });
    return found(row, 'la inscripción').carpetaId;
  }

  /** Locks an inscripción to change it. @param seen the version of If-Match @throws DomainError 404, 412 */
  getLocked(id: string, seen: number): Promise<Inscripcion> {
    return getLocked(this.transactions.manager, Inscripcion, { id }, 'la inscripción', seen);
  }

  /** All observations of an inscripción. */
  findObservaciones(inscripcionId: string): Promise<Observacion[]> {
    return this.transactions.manager.findBy(Observacion, { inscripcionId });
  }

  /** The observation of an inscripción that nobody has answered yet. */
  findOpen(inscripcionId: string): Promise<Observacion | null> {
    return this.transactions.manager
      .createQueryBuilder(Observacion, 'o')
      .where('o.inscripcionId = :inscripcionId and o.contestada is null', { inscripcionId })
      .getOne();
  }

  async insert(inscripcion: Inscripcion): Promise<void> {
    await this.transactions.manager.insert(Inscripcion, inscripcion);
  }

  /** Writes `changes` to a locked inscripción, and raises its version. */
  async update({ id, version }: Inscripcion, changes: QueryDeepPartialEntity<Inscripcion>): Promise<void> {
    await this.transactions.manager.update(Inscripcion, { id }, { ...changes, version: version + 1 });
  }

  async delete(id: string): Promise<void> {
    await this.transactions.manager.delete(Inscripcion, { id });
  }

  async observe(observacion: Observacion): Promise<void> {
    await this.transactions.manager.insert(Observacion, observacion);
  }

  async answer(id: string, respuesta: Pick<Observacion, 'contestada' | 'respuesta'>): Promise<void> {
    await this.transactions.manager.update(Observacion, { id }, respuesta);
  }
}

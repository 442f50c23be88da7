import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Transactions } from '../../common/tenancy/transactions.js';
import { DocumentosDeCarpeta } from '../documentos/documentos-de-carpeta.service.js';
import { Requisito } from './requisito.entity.js';
import type { CertificadoDeRequisito } from './requisito-por-certificados.js';
import { sinDecidir } from './sin-decidir.js';

/**
 * A requisito with its certificates and its document's name, which is null in the trash. An approved requisito whose
 * document is in the trash reads as pendiente.
 */
export type RequisitoFila = Requisito & {
  documentoNombre: string | null;
  /** The name of the document when it is in the trash; else null. */
  enPapelera: string | null;
  /** Whether nobody has confirmed the acto's requisitos. */
  porConfirmar: boolean;
  certificados: readonly CertificadoDeRequisito[];
};

/** The fields of a requisito whose approval is suspended, since its document is in the trash. */
export const SIN_SU_DOCUMENTO = { estado: 'pendiente', decididoPor: null, decididoEn: null } as const;

/** The requisitos of the carpetas that the running user may see; row-level security hides the others. */
@Injectable()
export class RequisitosRepository {
  constructor(
    private readonly documentos: DocumentosDeCarpeta,
    private readonly transactions: Transactions,
  ) {}

  /** The requisitos of a carpeta, in their order. */
  async findOfCarpeta(carpetaId: string): Promise<RequisitoFila[]> {
    const requisitos = await this.transactions.manager.find(Requisito, {
      where: { carpetaId },
      order: { orden: 'asc', id: 'asc' },
    });
    const ids = requisitos.flatMap(({ documentoId }) => documentoId ?? []);
    const documentos = await this.documentos.findNombres(carpetaId, ids);
    const papelera = await this.documentos.findEnPapelera(carpetaId, ids);
    const certificados = await this.findCertificados(carpetaId);
    const [acto] = await this.transactions.prepared<{ porConfirmar: boolean; sinFirmar: boolean }>(
      `select t.confirmada_en is null as "porConfirmar", c.fecha_firma is null as "sinFirmar"
         from carpetas c join tipos_acto t on t.id = c.tipo_acto_id where c.id = $1`,
      [carpetaId],
    );
    return requisitos.map((requisito) => ({
      ...requisito,
      ...(acto?.sinFirmar &&
        requisito.estado === 'aprobado' &&
        papelera.has(requisito.documentoId ?? '') &&
        SIN_SU_DOCUMENTO),
      enPapelera: papelera.get(requisito.documentoId ?? '') ?? null,
      documentoNombre: requisito.documentoId ? (documentos.get(requisito.documentoId) ?? null) : null,
      porConfirmar: requisito.fuente !== null && (acto?.porConfirmar ?? false),
      certificados: certificados.get(requisito.id) ?? [],
    }));
  }

  /** The certificates of a carpeta by their requisito, in the order of their addition. */
  private async findCertificados(carpetaId: string): Promise<Map<string, CertificadoDeRequisito[]>> {
    const rows = await this.transactions.prepared<CertificadoDeRequisito & { requisitoId: string }>(
      `select id, requisito_id as "requisitoId", nombre, solicitado::text, expedido::text, vence::text, dias, arranque,
              documento_id as "documentoId"
         from certificados where carpeta_id = $1 and requisito_id is not null order by creado_en, id`,
      [carpetaId],
    );
    return Map.groupBy(rows, ({ requisitoId }) => requisitoId);
  }

  /**
   * The undecided mandatory requisitos of these carpetas. Left out are those with a missing certificate, for which the
   * signature waits anyway.
   */
  findUndecided(carpetaIds: readonly string[]): Promise<{ id: string; carpetaId: string; nombre: string }[]> {
    return this.transactions.prepared(
      `select id, carpeta_id as "carpetaId", nombre from requisitos r
        where carpeta_id = any ($1) and obligatorio and ${sinDecidir('r')}
          and not exists (select 1 from certificados ce
                           where ce.cuenta_id = r.cuenta_id and ce.carpeta_id = r.carpeta_id and ce.requisito_id = r.id
                             and ce.necesario and ce.expedido is null)
        order by orden, id`,
      [carpetaIds],
    );
  }

  /** The approved requisitos of a carpeta whose document is in the trash. */
  findSinSuDocumento(carpetaId: string): Promise<{ id: string; nombre: string }[]> {
    return this.transactions.prepared(
      `select id, nombre from requisitos r
        where carpeta_id = $1 and estado = 'aprobado'
          and exists (select 1 from documentos d
                       where d.cuenta_id = r.cuenta_id and d.carpeta_id = r.carpeta_id and d.id = r.documento_id
                         and d.eliminado_en is not null)
        order by orden, id`,
      [carpetaId],
    );
  }

  async insert(requisitos: QueryDeepPartialEntity<Requisito>[]): Promise<void> {
    if (requisitos.length > 0) {
      await this.transactions.manager.insert(Requisito, requisitos);
    }
  }

  /** Writes the same changes into several requisitos, and raises their versions. */
  async update(ids: readonly string[], changes: QueryDeepPartialEntity<Requisito>): Promise<void> {
    await this.transactions.manager
      .createQueryBuilder()
      .update(Requisito)
      .set({ ...changes, version: () => 'version + 1' })
      .whereInIds([...ids])
      .execute();
  }

  async delete(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) {
      await this.transactions.manager.delete(Requisito, [...ids]);
    }
  }

  /** Numbers requisitos from 1 in the order of `ids`. Versions stay: a new order decides nothing about a requisito. */
  async reorder(ids: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update requisitos set orden = place.orden
         from unnest($1::uuid[]) with ordinality as place (id, orden)
        where requisitos.id = place.id and requisitos.orden <> place.orden`,
      [ids],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import { Trash } from '../../common/files/trash.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { Documento } from './documento.entity.js';
import type { DocumentoRechazadoDto } from './documentos.dto.js';
import { type DocumentoConVersion, DocumentosRepository } from './documentos.repository.js';
import { type Negativa, Resguardo } from './resguardo.service.js';
import { SeccionesRepository } from './secciones.repository.js';

/** The outcome of a change of several documents. */
export interface Lote {
  documentos: DocumentoConVersion[];
  rechazados: DocumentoRechazadoDto[];
}

/** A change of several documents: which documents change, their new fields, and the audit's words. */
interface Cambio {
  changes: (documento: Documento) => boolean;
  to: Partial<Documento>;
  accion: Accion;
  datos?: Record<string, unknown>;
  /** The earlier values for the audit: a list for each name, in the documents' order. */
  before?: Record<string, (documento: Documento) => unknown>;
  /** Whether documents in the trash are refused. */
  refusesTrash?: boolean;
  /** The reasons for which documents are refused, by their ids. */
  negativas?: ReadonlyMap<string, Negativa>;
}

/** Changes several documents of a carpeta at once. A document that cannot be changed does not stop the others. */
@Injectable()
export class LotesService {
  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly secciones: SeccionesRepository,
    private readonly gate: CarpetaGate,
    private readonly trash: Trash,
    private readonly resguardo: Resguardo,
    private readonly auditoria: Auditoria,
  ) {}

  /**
   * Moves documents to a seccion of their carpeta, or to the carpeta itself. Documents from before the signature need a
   * reason.
   * @throws DomainError 404, 422
   */
  async move(
    carpetaId: string,
    ids: readonly string[],
    seccionId: string | null,
    motivo: string | null,
  ): Promise<Lote> {
    const { carpeta, locked } = await this.lock(carpetaId, ids);
    const secciones = await this.secciones.findOfCarpeta(carpetaId);
    const seccion = secciones.find((candidate) => candidate.id === seccionId);
    if (seccionId !== null && !seccion) {
      throw invalidField('seccionId', 'La sección no existe en esta carpeta.');
    }
    const changes = (documento: Documento) => documento.seccionId !== seccionId;
    const nombreDe = new Map(secciones.map(({ id, nombre }) => [id, nombre]));
    return this.change(carpetaId, ids, locked, {
      changes,
      to: { seccionId },
      accion: 'documentos.movidos',
      datos: { a: seccion?.nombre ?? null, ...(motivo && { motivo }) },
      before: { de: (documento) => nombreDe.get(documento.seccionId ?? '') ?? null },
      refusesTrash: true,
      negativas: await this.resguardo.negativas(carpeta, locked.filter(changes), motivo),
    });
  }

  /** Puts documents into the trash. Documents from before the signature need a reason. @throws DomainError 404, 422 */
  async remove(carpetaId: string, ids: readonly string[], motivo: string | null): Promise<Lote> {
    const { carpeta, locked } = await this.lock(carpetaId, ids);
    const changes = ({ eliminadoEn }: Documento) => eliminadoEn === null;
    const present = locked.filter(changes);
    const negativas = await this.resguardo.negativas(carpeta, present, motivo);
    const gone = present.flatMap(({ id }) => (negativas.has(id) ? [] : [id]));
    const aprobado = await this.resguardo.haveApproved(gone);
    return this.change(carpetaId, ids, locked, {
      changes,
      to: this.trash.entry(),
      accion: 'documentos.eliminados',
      datos: { ...(motivo && { motivo }), ...(aprobado && { aprobado }) },
      negativas,
    });
  }

  /**
   * Takes documents out of the trash. Documents from before the signature need a reason. @throws DomainError 404, 422
   */
  async restore(carpetaId: string, ids: readonly string[], motivo: string | null): Promise<Lote> {
    const { carpeta, locked } = await this.lock(carpetaId, ids);
    const changes = ({ eliminadoEn }: Documento) => eliminadoEn !== null;
    return this.change(carpetaId, ids, locked, {
      changes,
      to: this.trash.exit(),
      accion: 'documentos.restaurados',
      datos: motivo ? { motivo } : {},
      negativas: await this.resguardo.negativas(carpeta, locked.filter(changes), motivo),
    });
  }

  /** Locks these documents before the carpeta. A change of a single document locks in the same order. */
  private async lock(carpetaId: string, ids: readonly string[]): Promise<{ carpeta: Carpeta; locked: Documento[] }> {
    const locked = await this.documentos.findLockedOf(carpetaId, ids);
    return { carpeta: await this.gate.lock(carpetaId, 'editarDocumentos'), locked };
  }

  private async change(
    carpetaId: string,
    ids: readonly string[],
    locked: readonly Documento[],
    { changes, to, accion, datos, before = {}, refusesTrash = false, negativas }: Cambio,
  ): Promise<Lote> {
    const refused = new Map(
      ids.flatMap((id) => {
        const documento = locked.find((candidate) => candidate.id === id);
        const refusal = refusalOf(documento, refusesTrash) ?? negativas?.get(id);
        return refusal ? [[id, { id, nombre: documento?.nombre ?? null, ...refusal }]] : [];
      }),
    );
    const changed = locked.filter((documento) => !refused.has(documento.id) && changes(documento));
    if (changed.length > 0) {
      await this.documentos.updateAll(
        changed.map(({ id }) => id),
        to,
      );
      const named = { ids: changed.map(({ id }) => id), nombres: changed.map(({ nombre }) => nombre) };
      const were = Object.fromEntries(Object.entries(before).map(([name, of]) => [name, changed.map(of)]));
      this.auditoria.record({
        accion,
        entidad: 'carpeta',
        entidadId: carpetaId,
        carpetaId,
        datos: { ...named, ...were, ...datos },
      });
    }
    return {
      documentos: await this.documentos.findByIds(ids.filter((id) => !refused.has(id))),
      rechazados: [...refused.values()],
    };
  }
}

function refusalOf(documento: Documento | undefined, refusesTrash: boolean): Negativa | null {
  if (!documento) {
    return { code: 'NO_ENCONTRADO', message: 'El documento no está en esta carpeta.' };
  }
  return refusesTrash && documento.eliminadoEn !== null
    ? { code: 'EN_PAPELERA', message: 'El documento está en la papelera. Restáurelo primero.' }
    : null;
}

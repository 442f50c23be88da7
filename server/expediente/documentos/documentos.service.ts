import { Injectable } from '@nestjs/common';
import { changesOf } from '../../common/database/changes.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { cleanFileName } from '../../common/files/file-name.js';
import { Trash } from '../../common/files/trash.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import type { Carpeta } from '../carpetas/carpeta.entity.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { Documento } from './documento.entity.js';
import type { DocumentoVersion } from './documento-version.entity.js';
import type { DocumentosQuery, ModificarDocumentoDto, PapeleraDeSeccionDto } from './documentos.dto.js';
import { type DocumentoConVersion, DocumentosRepository } from './documentos.repository.js';
import { assertNoProgram } from './programa-negado.js';
import { Resguardo } from './resguardo.service.js';
import type { Seccion } from './seccion.entity.js';
import { SeccionesRepository } from './secciones.repository.js';

/** Lists documents, and changes their name and place. */
@Injectable()
export class DocumentosService {
  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly secciones: SeccionesRepository,
    private readonly gate: CarpetaGate,
    private readonly trash: Trash,
    private readonly resguardo: Resguardo,
    private readonly auditoria: Auditoria,
  ) {}

  /** The documents of a carpeta, or the documents in its trash, and its secciones. @throws DomainError 404 */
  async findOfCarpeta(
    carpetaId: string,
    query: DocumentosQuery,
  ): Promise<{
    secciones: Seccion[];
    documentos: DocumentoConVersion[];
    enPapelera: PapeleraDeSeccionDto[];
    firmadaEn: Date | null;
  }> {
    const carpeta = await this.gate.visible(carpetaId);
    return {
      secciones: await this.secciones.findOfCarpeta(carpetaId),
      documentos: await this.documentos.findOfCarpeta(carpetaId, query),
      enPapelera: await this.documentos.countEnPapelera(carpetaId),
      firmadaEn: await this.resguardo.firmadaEn(carpeta),
    };
  }

  /** These documents with their newest versions, in the order of `ids`. */
  findByIds(ids: readonly string[]): Promise<DocumentoConVersion[]> {
    return this.documentos.findByIds(ids);
  }

  /** Every version of a document, newest first. @throws DomainError 404 */
  async findVersiones(id: string): Promise<DocumentoVersion[]> {
    await this.documentos.get(id);
    return this.documentos.findVersiones(id);
  }

  /**
   * Renames a document, or moves it to another seccion of its carpeta. A document from before the signature needs a
   * reason.
   * @throws DomainError 404, 422
   */
  async update(id: string, { nombre, seccionId, motivo = null }: ModificarDocumentoDto): Promise<DocumentoConVersion> {
    const { documento, carpeta } = await this.editable(id);
    if (documento.eliminadoEn !== null) {
      throw new DomainError('EN_PAPELERA', 422, 'El documento está en la papelera. Restáurelo primero.');
    }
    const isOther = changesOf<Documento>(documento, { nombre, seccionId });
    if (Object.keys(isOther).length > 0) {
      await this.resguardo.check(carpeta, documento, motivo);
    }
    await this.rename(documento, nombre, motivo);
    await this.move(documento, seccionId, motivo);
    return this.withVersion(id);
  }

  /** Puts a document into the trash. @throws DomainError 404; 422 also for a document from before the signature */
  async remove(id: string): Promise<void> {
    const { documento, carpeta } = await this.editable(id);
    if (documento.eliminadoEn === null) {
      await this.resguardo.check(carpeta, documento, null);
      await this.documentos.update(id, this.trash.entry());
      const aprobado = await this.resguardo.haveApproved([id]);
      this.record('documento.eliminado', documento, { nombre: documento.nombre, ...(aprobado && { aprobado }) });
    }
  }

  /** Takes a document out of the trash. @throws DomainError 404; 422 also for a document from before the signature */
  async restore(id: string): Promise<DocumentoConVersion> {
    const { documento, carpeta } = await this.editable(id);
    if (documento.eliminadoEn !== null) {
      await this.resguardo.check(carpeta, documento, null);
      await this.documentos.update(id, this.trash.exit());
      this.record('documento.restaurado', documento, { nombre: documento.nombre });
    }
    return this.withVersion(id);
  }

  private async rename(documento: Documento, nombre: string | undefined, motivo: string | null): Promise<void> {
    if (nombre === undefined || nombre === documento.nombre) {
      return;
    }
    const clean = cleanFileName(nombre);
    if (clean === '') {
      throw invalidField('nombre', 'Ese nombre no se puede usar.');
    }
    for (const { nombreOriginal } of await this.documentos.findVersiones(documento.id)) {
      assertNoProgram(clean, nombreOriginal);
    }
    await this.documentos.update(documento.id, { nombre: clean });
    this.record('documento.renombrado', documento, { de: documento.nombre, a: clean, ...(motivo && { motivo }) });
    documento.nombre = clean;
  }

  private async move(documento: Documento, seccionId: string | null | undefined, motivo: string | null): Promise<void> {
    if (seccionId === undefined || seccionId === documento.seccionId) {
      return;
    }
    const secciones = await this.secciones.findOfCarpeta(documento.carpetaId);
    const seccion = secciones.find((candidate) => candidate.id === seccionId);
    if (seccionId !== null && !seccion) {
      throw invalidField('seccionId', 'La sección no existe en esta carpeta.');
    }
    await this.documentos.update(documento.id, { seccionId });
    const de = secciones.find((candidate) => candidate.id === documento.seccionId);
    this.record('documento.movido', documento, {
      nombre: documento.nombre,
      de: de?.nombre ?? null,
      a: seccion?.nombre ?? null,
      ...(motivo && { motivo }),
    });
  }

  /** Locks a document that the running user may change. Locks also its carpeta, so that nobody signs it meanwhile. */
  private async editable(id: string): Promise<{ documento: Documento; carpeta: Carpeta }> {
    const documento = await this.documentos.getLocked(id);
    return { documento, carpeta: await this.gate.lock(documento.carpetaId, 'editarDocumentos') };
  }

  private async withVersion(id: string): Promise<DocumentoConVersion> {
    const [documento] = await this.documentos.findByIds([id]);
    return documento as DocumentoConVersion;
  }

  private record(accion: Accion, { id, carpetaId }: Documento, datos: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'documento', entidadId: id, carpetaId, datos });
  }
}

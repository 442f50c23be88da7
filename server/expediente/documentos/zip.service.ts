import { Injectable } from '@nestjs/common';
import type { AccessClaims } from '../../common/access/identity.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Exchange } from '../../common/files/downloads.js';
import { safeSegment } from '../../common/files/zip-paths.js';
import { type ZipListo, Zips } from '../../common/files/zips.js';
import { Lecturas } from '../../plataforma/auditoria/lecturas.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { type DocumentoConVersion, DocumentosRepository } from './documentos.repository.js';
import { SeccionesRepository } from './secciones.repository.js';
import { archivosDeZip } from './zip-de-documentos.js';

/** The most documents of a ZIP. */
const MAX_ARCHIVOS = 500;

const urlOf = (carpetaId: string) => `/api/carpetas/${carpetaId}/documentos/zip`;

/** Makes ZIPs of a carpeta's documents. */
@Injectable()
export class ZipService {
  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly secciones: SeccionesRepository,
    private readonly gate: CarpetaGate,
    private readonly zips: Zips,
    private readonly lecturas: Lecturas,
  ) {}

  /**
   * Lets a browser download these documents of a carpeta.
   * @returns the address of the ZIP
   * @throws DomainError 404; 422 for no, too many or too large documents
   */
  async allow(exchange: Exchange, claims: AccessClaims, carpetaId: string, ids: readonly string[]): Promise<string> {
    await this.gate.visible(carpetaId);
    if (ids.length > MAX_ARCHIVOS) {
      throw new DomainError('DEMASIADOS_ARCHIVOS', 422, `Un ZIP lleva hasta ${MAX_ARCHIVOS} documentos. Elija menos.`);
    }
    await this.find(carpetaId, ids);
    const url = urlOf(carpetaId);
    await this.zips.allow(exchange, claims, url, ids);
    return url;
  }

  /** Sends the documents that the person may still see. Records one download. */
  async send(exchange: Exchange, carpetaId: string): Promise<void> {
    const { request } = exchange;
    const isRead = request.method !== 'HEAD';
    const zip = await this.zips.open<string[]>(request, urlOf(carpetaId), 'carpetas.ver', (ids) =>
      this.open(carpetaId, ids, isRead),
    );
    await this.zips.send(exchange, zip);
  }

  private async open(carpetaId: string, ids: readonly string[], isRead: boolean): Promise<ZipListo> {
    const { codigo, caratula } = await this.gate.visible(carpetaId);
    const documentos = await this.find(carpetaId, ids);
    if (isRead) {
      await this.lecturas.record({
        accion: 'documentos.descargados',
        entidad: 'carpeta',
        entidadId: carpetaId,
        carpetaId,
        datos: {
          ids: documentos.map(({ documento }) => documento.id),
          versiones: documentos.map(({ actual }) => actual.n),
          nombres: documentos.map(({ documento }) => documento.nombre),
        },
      });
    }
    return {
      nombre: `${safeSegment(codigo ?? caratula, 'documentos')}.zip`,
      archivos: archivosDeZip(documentos, await this.secciones.findOfCarpeta(carpetaId)),
    };
  }

  /** Finds those of these documents that are in the carpeta and not in its trash. */
  private async find(carpetaId: string, ids: readonly string[]): Promise<DocumentoConVersion[]> {
    const documentos = (await this.documentos.findByIds(ids)).filter(
      ({ documento }) => documento.carpetaId === carpetaId && documento.eliminadoEn === null,
    );
    if (documentos.length === 0) {
      throw new DomainError('SIN_ARCHIVOS', 422, 'Ninguno de los documentos está en esta carpeta.');
    }
    this.zips.checkSize(
      documentos.reduce((sum, { actual }) => sum + actual.bytes, 0),
      'documentos',
    );
    return documentos;
  }
}

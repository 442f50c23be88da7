import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Lecturas } from '../auditoria/lecturas.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { AccessClaims } from '../common/access/identity.js';
import { isAllowed } from '../common/access/permissions.js';
import { SessionRegistry } from '../common/access/session-registry.js';
import { Settings } from '../common/config/settings.js';
import { DomainError, notFound } from '../common/errors/domain-error.js';
import { FileStorage } from '../common/files/file-storage.js';
import { Pases } from '../common/secrets/pases.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { MeteredZip } from '../exportaciones/metered-zip.js';
import { safeSegment } from '../exportaciones/zip-paths.js';
import { type DocumentoConVersion, DocumentosRepository } from './documentos.repository.js';
import { SeccionesRepository } from './secciones.repository.js';
import { type ArchivoDeZip, archivosDeZip } from './zip-de-documentos.js';

/** How long a download may be started. */
export const ZIP_SECONDS = 300;

/** How many documents a ZIP may have. */
const MAX_ARCHIVOS = 500;

interface Datos {
  carpetaId: string;
  ids: string[];
  cuentaId: string;
  /** The session that asked for the ZIP, which must still be open. */
  sid: string;
}

/** A ZIP that can be sent. */
export interface ZipDeDocumentos {
  nombre: string;
  archivos: ArchivoDeZip[];
}

/** ZIPs of documents of one carpeta, which a browser downloads with a pase instead of an access token. */
@Injectable()
export class ZipService {
  private readonly logger = new Logger(ZipService.name);

  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly secciones: SeccionesRepository,
    private readonly gate: CarpetaGate,
    private readonly transactions: Transactions,
    private readonly pases: Pases,
    private readonly sessions: SessionRegistry,
    private readonly directory: CuentaDirectory,
    private readonly lecturas: Lecturas,
    private readonly storage: FileStorage,
    private readonly settings: Settings,
  ) {}

  /** A pase for some documents of a carpeta. @throws DomainError 404; 422 when they are none, too many or too large */
  async allow({ sub: usuarioId, sid }: AccessClaims, carpetaId: string, ids: readonly string[]): Promise<string> {
    await this.gate.visible(carpetaId);
    if (ids.length > MAX_ARCHIVOS) {
      throw new DomainError('DEMASIADOS_ARCHIVOS', 422, `Un ZIP lleva hasta ${MAX_ARCHIVOS} documentos. Elija menos.`);
    }
    this.checkSize(await this.find(carpetaId, ids));
    const datos: Datos = { carpetaId, ids: [...ids], cuentaId: this.transactions.tenant.cuentaId, sid };
    return this.transactions.asPlatform((manager) =>
      this.pases.issue(manager, 'descarga', { usuarioId, datos, seconds: ZIP_SECONDS }),
    );
  }

  /**
   * The documents of a pase that its person may still see. It is recorded once, as one download.
   * @throws DomainError 404 for any other pase or carpeta · 401 when the session is over
   */
  async open(token: string, carpetaId: string, { isRead }: { isRead: boolean }): Promise<ZipDeDocumentos> {
    const pase = await this.transactions.platform((manager) => this.pases.peek<Datos>(manager, 'descarga', token));
    if (!pase?.usuarioId || pase.datos.carpetaId !== carpetaId) {
      throw notFound('la descarga');
    }
    const { cuentaId, sid, ids } = pase.datos;
    const { rolId } = await this.sessions.get({ sub: pase.usuarioId, sid, cuentaId });
    if (rolId === null || !isAllowed(rolId, 'carpetas.ver')) {
      throw notFound('la descarga');
    }
    const tenant = { cuentaId, usuarioId: pase.usuarioId, rolId };
    await this.directory.prepare(tenant);
    return this.transactions.tenantTransaction(tenant, async () => {
      const { codigo, caratula } = await this.gate.visible(carpetaId);
      const documentos = await this.find(carpetaId, ids);
      this.checkSize(documentos);
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
    });
  }

  /**
   * The bytes of a ZIP, made while they are read. The first file is opened before: from then on the answer has begun,
   * and an error can only break it off.
   * @param signal aborts it when nobody reads any more
   */
  async stream({ archivos }: ZipDeDocumentos, signal: AbortSignal): Promise<Readable> {
    const [first, ...others] = archivos as [ArchivoDeZip, ...ArchivoDeZip[]];
    const content = await this.storage.read(first.clave);
    const zip = new MeteredZip(new Date(), signal);
    void this.fill(zip, { ruta: first.ruta, content }, others).catch((error: unknown) => {
      if (!signal.aborted) {
        this.logger.error({ err: error }, 'A ZIP of documents could not be completed.');
      }
      zip.fail(error);
    });
    return Readable.from(zip.content, { objectMode: false });
  }

  private async fill(
    zip: MeteredZip,
    first: { ruta: string; content: Readable },
    others: readonly ArchivoDeZip[],
  ): Promise<void> {
    // Most kinds of document are compressed already.
    await zip.add(first.ruta, first.content, { compress: false });
    for (const { ruta, clave } of others) {
      await zip.add(ruta, await this.storage.read(clave), { compress: false });
    }
    zip.end();
  }

  /** Those of the documents that are in the carpeta and not in its trash. */
  private async find(carpetaId: string, ids: readonly string[]): Promise<DocumentoConVersion[]> {
    const documentos = await this.documentos.findByIds(ids);
    return documentos.filter(({ documento }) => documento.carpetaId === carpetaId && documento.eliminadoEn === null);
  }

  private checkSize(documentos: readonly DocumentoConVersion[]): void {
    if (documentos.length === 0) {
      throw new DomainError('SIN_ARCHIVOS', 422, 'Ninguno de los documentos está en esta carpeta.');
    }
    const { ZIP_MAX_MIB } = this.settings;
    const bytes = documentos.reduce((sum, { actual }) => sum + actual.bytes, 0);
    if (bytes > ZIP_MAX_MIB * 1024 ** 2) {
      throw new DomainError(
        'ZIP_DEMASIADO_GRANDE',
        422,
        `Un ZIP lleva hasta ${ZIP_MAX_MIB} MB. Elija menos documentos.`,
      );
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { nameOfVersion } from '../../common/files/file-name.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { type OutgoingFile, outgoing } from '../../common/files/send-file.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { ContenidoService } from '../../expediente/documentos/contenido.service.js';
import { type Filed, FilingService } from '../../expediente/documentos/filing.service.js';
import { Lecturas } from '../../plataforma/auditoria/lecturas.service.js';
import type { Archivo } from './archivo.entity.js';
import type { ArchivoVersion } from './archivo-version.entity.js';
import { ArchivosRepository } from './archivos.repository.js';
import { DirectoriosRepository } from './directorios.repository.js';
import { type Guardado, GuardadoService } from './guardado.service.js';
import { LoReservadoService } from './lo-reservado.service.js';
import { enPapelera, LO_VERAN_OTROS } from './negativas.js';
import type { ArchivoADocumentoDto, DocumentoAArchivoDto } from './subidas.dto.js';

/** A request for the content of a version. */
export interface ContenidoPedido {
  archivoId: string;
  n: number;
  /** Whether the content is sent as an attachment, whatever its type. */
  descargar: boolean;
  http: Pick<FastifyRequest, 'method' | 'headers'>;
}

/** Opens the content of archivos and records who reads it. Copies it from and into carpetas. */
@Injectable()
export class ContenidoDeArchivos {
  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly transactions: Transactions,
    private readonly lecturas: Lecturas,
    private readonly storage: FileStorage,
    private readonly filing: FilingService,
    private readonly documentos: ContenidoService,
    private readonly guardado: GuardadoService,
    private readonly reservado: LoReservadoService,
    private readonly directorios: DirectoriosRepository,
  ) {}

  /**
   * Decides how a version is sent, and records who reads it. A request for a range is recorded like one for the whole:
   * a range may be nearly the whole file.
   * @throws DomainError 404
   */
  open(tenant: TenantContext, { archivoId, n, descargar, http }: ContenidoPedido): Promise<OutgoingFile> {
    return this.transactions.tenantTransaction(tenant, async () => {
      const archivo = await this.archivos.get(archivoId);
      const version = await this.archivos.getVersion(archivoId, n);
      const nombre = nameOfVersion(archivo.nombre, version.nombreOriginal);
      const file = outgoing({ ...version, nombre }, descargar, http.headers);
      if (http.method !== 'HEAD' && file.delivery.status !== 416) {
        await this.see(archivo, n, file.isInline);
      }
      return file;
    });
  }

  /** A version of an archivo. Must not be called inside a transaction. @throws DomainError 404 */
  get(tenant: TenantContext, archivoId: string, n: number): Promise<ArchivoVersion> {
    return this.transactions.tenantTransaction(tenant, () => this.archivos.getVersion(archivoId, n), {
      readOnly: true,
    });
  }

  /**
   * Files a copy of the newest version as a document of a carpeta. Must not be called inside a transaction.
   * @throws DomainError 404; 409 when the plan has no room, or others would see a reserved document; 422
   */
  async toDocumento(
    tenant: TenantContext,
    id: string,
    { carpetaId, seccionId, loVeranOtros = false }: ArchivoADocumentoDto,
  ): Promise<Filed> {
    await this.filing.checkCarpeta(tenant, carpetaId);
    const { nombre, clave } = await this.transactions.tenantTransaction(tenant, async () => {
      const archivo = await this.archivos.get(id);
      if (archivo.eliminadoEn !== null) {
        throw enPapelera(archivo.nombre);
      }
      await this.reservado.checkCopy(archivo, carpetaId, loVeranOtros);
      const version = await this.archivos.getVersion(id, archivo.versionActual);
      await this.see(archivo, version.n, false);
      return { nombre: nameOfVersion(archivo.nombre, version.nombreOriginal), clave: version.clave };
    });
    const content = this.storage.contentOf(clave);
    const origen = 'los archivos de la oficina';
    return this.filing.file(tenant, carpetaId, { nombre, content, seccionId: seccionId ?? null, origen });
  }

  /**
   * Keeps a copy of the newest version of a document as an archivo. Must not be called inside a transaction.
   * @throws DomainError 404; 409 when the name is taken, the plan has no room, or others would see a reserved document;
   * 422
   */
  async fromDocumento(
    tenant: TenantContext,
    { documentoId, directorioId, siExiste, loVeranOtros = false }: DocumentoAArchivoDto,
  ): Promise<Guardado> {
    const { carpetaId, nombre, clave } = await this.transactions.tenantTransaction(tenant, async () => {
      const isOpen = await this.isOpen(directorioId ?? null);
      const quienesLoVeran = isOpen ? LO_VERAN_OTROS : null;
      return this.documentos.take(documentoId, {
        adonde: 'a los archivos de la oficina',
        quienesLoVeran,
        loVeranOtros,
      });
    });
    return this.guardado.file(tenant, {
      nombre,
      content: this.storage.contentOf(clave),
      directorioId: directorioId ?? null,
      origen: 'un documento de una carpeta',
      carpetaId,
      ...(siExiste && { siExiste }),
    });
  }

  /** Whether the whole office sees the content of a directorio. */
  private async isOpen(directorioId: string | null): Promise<boolean> {
    return directorioId === null || (await this.directorios.findOpen([directorioId])).length > 0;
  }

  private async see({ id, nombre }: Archivo, n: number, isShown: boolean): Promise<void> {
    const accion = isShown ? 'archivo.visto' : 'archivo.descargado';
    if (await this.lecturas.record({ accion, entidad: 'archivo', entidadId: id, datos: { nombre, n } })) {
      await this.archivos.see([id]);
    }
  }
}

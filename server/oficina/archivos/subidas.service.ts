import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../common/config/settings.js';
import { fileEach, type Outcome } from '../../common/files/file-each.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { toArchivo } from './archivos.presenter.js';
import { ArchivosService } from './archivos.service.js';
import { ContenidoDeArchivos } from './contenido.service.js';
import { directorioIdOf } from './directorio-id.js';
import { type Guardado, GuardadoService, siExisteOf } from './guardado.service.js';
import type { DocumentoAArchivoDto, SubidaArchivosDto } from './subidas.dto.js';

/** Keeps the files of a multipart request one by one, as they arrive. */
@Injectable()
export class SubidasDeArchivos {
  constructor(
    private readonly guardado: GuardadoService,
    private readonly contenido: ContenidoDeArchivos,
    private readonly archivos: ArchivosService,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly settings: Settings,
  ) {}

  /** Keeps each file as an archivo. @throws DomainError when none was kept, with the reason of the first file */
  async fileAll(request: FastifyRequest, tenant: TenantContext): Promise<SubidaArchivosDto> {
    const outcome = await fileEach(
      request,
      this.settings,
      this.settings.FILES_PER_UPLOAD,
      ({ nombre, content, campos }) => {
        const siExiste = siExisteOf(campos.siExiste);
        const directorioId = directorioIdOf(campos.directorioId);
        return this.guardado.file(tenant, { nombre, content, directorioId, ...(siExiste && { siExiste }) });
      },
    );
    return this.present(tenant, outcome);
  }

  /** Keeps a file as the next version of an archivo. @throws DomainError */
  async fileVersion(request: FastifyRequest, tenant: TenantContext, id: string): Promise<SubidaArchivosDto> {
    const outcome = await fileEach(
      request,
      this.settings,
      1,
      ({ nombre, content, campos }) =>
        this.guardado.addVersion(tenant, id, { nombre, content, motivo: campos.motivo ?? null }),
      () => this.guardado.checkArchivo(tenant, id),
    );
    return this.present(tenant, outcome);
  }

  /** Keeps a copy of a document as an archivo. @throws DomainError */
  async fileDocumento(tenant: TenantContext, dto: DocumentoAArchivoDto): Promise<SubidaArchivosDto> {
    const guardado = await this.contenido.fromDocumento(tenant, dto);
    return this.present(tenant, { filed: [{ ...guardado, archivo: '' }], rechazados: [] });
  }

  private present(tenant: TenantContext, { filed, rechazados }: Outcome<Guardado>): Promise<SubidaArchivosDto> {
    return this.transactions.tenantTransaction(
      tenant,
      async () => {
        const kept = filed.filter(({ omitido }) => !omitido).map(({ archivoId }) => archivoId);
        const rows = await this.archivos.findByIds([...new Set(kept)]);
        const naming = await this.directory.naming();
        return {
          archivos: rows.map((row) => toArchivo(row, naming)),
          omitidos: filed.flatMap(({ omitido, archivo, archivoId }) => (omitido ? [{ archivo, archivoId }] : [])),
          rechazados,
        };
      },
      { readOnly: true },
    );
  }
}

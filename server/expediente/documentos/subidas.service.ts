import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../common/config/settings.js';
import { fileEach, type Outcome } from '../../common/files/file-each.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import type { SubidaDto } from './documentos.dto.js';
import { toAviso, toDocumento } from './documentos.presenter.js';
import { DocumentosService } from './documentos.service.js';
import { type Filed, FilingService } from './filing.service.js';

/** Files the files of a multipart request one by one, as they arrive. */
@Injectable()
export class SubidasService {
  constructor(
    private readonly filing: FilingService,
    private readonly documentos: DocumentosService,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly settings: Settings,
  ) {}

  /** Files each one as a new document. @throws DomainError when none was filed, with the reason of the first */
  async fileAll(request: FastifyRequest, tenant: TenantContext, carpetaId: string): Promise<SubidaDto> {
    await this.filing.checkCarpeta(tenant, carpetaId);
    const outcome = await fileEach(
      request,
      this.settings,
      this.settings.FILES_PER_UPLOAD,
      ({ nombre, content, campos }) =>
        this.filing.file(tenant, carpetaId, { nombre, content, seccionId: campos.seccionId || null }),
    );
    return this.present(tenant, outcome);
  }

  /** Files the next version of a document. @throws DomainError */
  async fileVersion(request: FastifyRequest, tenant: TenantContext, documentoId: string): Promise<SubidaDto> {
    await this.filing.checkDocumento(tenant, documentoId);
    const outcome = await fileEach(request, this.settings, 1, ({ nombre, content, campos }) =>
      this.filing.addVersion(tenant, documentoId, { nombre, content, motivo: campos.motivo }),
    );
    return this.present(tenant, outcome);
  }

  private present(tenant: TenantContext, { filed, rechazados }: Outcome<Filed>): Promise<SubidaDto> {
    return this.transactions.tenantTransaction(
      tenant,
      async () => {
        const documentos = await this.documentos.findByIds(filed.map(({ documentoId }) => documentoId));
        const naming = await this.directory.naming();
        return {
          documentos: documentos.map((documento) => toDocumento(documento, naming)),
          avisos: filed.flatMap(({ archivo, carpetaId, duplicado }) =>
            duplicado ? [toAviso(archivo, carpetaId, duplicado)] : [],
          ),
          rechazados,
        };
      },
      { readOnly: true },
    );
  }
}

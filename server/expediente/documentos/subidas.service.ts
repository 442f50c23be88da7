import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../common/config/settings.js';
import { fileEach, type Outcome } from '../../common/files/file-each.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import type { DocumentoDto, SubidaDto } from './documentos.dto.js';
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

  /** Files each file as a new document. @throws DomainError when no file was filed, with the first file's reason */
  async fileAll(request: FastifyRequest, tenant: TenantContext, carpetaId: string): Promise<SubidaDto> {
    const shown = new Map<string, DocumentoDto>();
    const withRows = ({ documentoId }: Filed) => this.show([documentoId], shown);
    const outcome = await fileEach(
      request,
      this.settings,
      this.settings.FILES_PER_UPLOAD,
      ({ nombre, content, campos }) =>
        this.filing.file(tenant, carpetaId, { nombre, content, seccionId: campos.seccionId || null, withRows }),
      () => this.filing.checkCarpeta(tenant, carpetaId),
    );
    return this.present(tenant, outcome, shown);
  }

  /** Files the next version of a document, from one file. */
  async fileVersion(request: FastifyRequest, tenant: TenantContext, documentoId: string): Promise<SubidaDto> {
    const shown = new Map<string, DocumentoDto>();
    const withRows = () => this.show([documentoId], shown);
    const outcome = await fileEach(
      request,
      this.settings,
      1,
      ({ nombre, content, campos }) =>
        this.filing.addVersion(tenant, documentoId, { nombre, content, motivo: campos.motivo, withRows }),
      () => this.filing.checkDocumento(tenant, documentoId),
    );
    return this.present(tenant, outcome, shown);
  }

  /** @param shown the documents that were read when filed; files sent again are read here */
  private async present(
    tenant: TenantContext,
    { filed, rechazados }: Outcome<Filed>,
    shown: Map<string, DocumentoDto>,
  ): Promise<SubidaDto> {
    const ids = [...new Set(filed.map(({ documentoId }) => documentoId))];
    const others = ids.filter((id) => !shown.has(id));
    if (others.length > 0) {
      await this.transactions.tenantTransaction(tenant, () => this.show(others, shown), { readOnly: true });
    }
    return {
      documentos: ids.flatMap((id) => shown.get(id) ?? []),
      avisos: filed.flatMap(({ archivo, carpetaId, duplicado }) =>
        duplicado ? [toAviso(archivo, carpetaId, duplicado)] : [],
      ),
      rechazados,
    };
  }

  /** Reads documents in the running transaction, and puts their DTOs into `shown`. */
  private async show(ids: readonly string[], shown: Map<string, DocumentoDto>): Promise<void> {
    const naming = await this.directory.naming();
    for (const documento of await this.documentos.findByIds(ids)) {
      const dto = toDocumento(documento, naming);
      shown.set(dto.id, dto);
    }
  }
}

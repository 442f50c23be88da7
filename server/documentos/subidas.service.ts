import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../common/config/settings.js';
import { DatabaseUnavailable, DomainError } from '../common/errors/domain-error.js';
import { type UploadedFile, uploadedFiles } from '../common/files/uploaded-files.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import type { SubidaDto } from './documentos.dto.js';
import { toAviso, toDocumento } from './documentos.presenter.js';
import { DocumentosService } from './documentos.service.js';
import { type Filed, FilingService } from './filing.service.js';

interface Outcome {
  filed: (Filed & { archivo: string })[];
  refused: { archivo: string; error: DomainError }[];
}

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
    const outcome = await this.fileEach(request, this.settings.FILES_PER_UPLOAD, ({ nombre, content, campos }) =>
      this.filing.file(tenant, carpetaId, { nombre, content, seccionId: campos.seccionId || null }),
    );
    return this.present(tenant, outcome);
  }

  /** Files the next version of a document. @throws DomainError */
  async fileVersion(request: FastifyRequest, tenant: TenantContext, documentoId: string): Promise<SubidaDto> {
    await this.filing.checkDocumento(tenant, documentoId);
    const outcome = await this.fileEach(request, 1, ({ nombre, content, campos }) =>
      this.filing.addVersion(tenant, documentoId, { nombre, content, motivo: campos.motivo }),
    );
    return this.present(tenant, outcome);
  }

  /** A DomainError refuses one file and the others continue; any other error ends the request. */
  private async fileEach(
    request: FastifyRequest,
    max: number,
    file: (uploaded: UploadedFile) => Promise<Filed>,
  ): Promise<Outcome> {
    const outcome: Outcome = { filed: [], refused: [] };
    for await (const uploaded of uploadedFiles(request, this.settings)) {
      const archivo = uploaded.nombre;
      try {
        if (outcome.filed.length + outcome.refused.length >= max) {
          throw tooMany(max);
        }
        outcome.filed.push({ ...(await file(uploaded)), archivo });
      } catch (error) {
        if (!(error instanceof DomainError) || error instanceof DatabaseUnavailable) {
          throw error;
        }
        outcome.refused.push({ archivo, error });
      }
    }
    checkSome(outcome);
    return outcome;
  }

  private present(tenant: TenantContext, { filed, refused }: Outcome): Promise<SubidaDto> {
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
          rechazados: refused.map(({ archivo, error }) => ({ archivo, code: error.code, message: error.message })),
        };
      },
      { readOnly: true },
    );
  }
}

function checkSome({ filed, refused }: Outcome): void {
  const [first] = refused;
  if (filed.length > 0) {
    return;
  }
  if (!first) {
    throw new DomainError('SIN_ARCHIVOS', 422, 'No se recibió ningún archivo.');
  }
  const { code, status, message } = first.error;
  const details = refused.map(({ archivo, error }) => ({ ...error.details?.[0], archivo, mensaje: error.message }));
  throw new DomainError(code, status, message, details);
}

function tooMany(max: number): DomainError {
  const message = max === 1 ? 'Una versión es un solo archivo.' : `Se pueden enviar hasta ${max} archivos a la vez.`;
  return new DomainError('DEMASIADOS_ARCHIVOS', 413, message);
}

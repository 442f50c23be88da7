import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { fileText, isBinary } from '../../common/files/file-text.js';
import { receivedFile } from '../../common/files/received-file.js';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import type { ImportacionCotizacionesDto, RevisionCotizacionesDto } from './cotizaciones.dto.js';
import { CotizacionesService } from './cotizaciones.service.js';
import { type FilaConProblema, type FilaLeida, leerCotizaciones } from './cotizaciones-csv.js';

const FIVE_MINUTES = 300;
const MUESTRA = 10;
/** The most rows with a problem that the answer names. */
const MOST_ERRORS = 200;

interface Leidas {
  leidas: FilaLeida[];
  problemas: FilaConProblema[];
}

/** Imports rates from CSV files: all rows of a file, or none. */
@Injectable()
export class ImportacionCotizaciones {
  constructor(
    private readonly cotizaciones: CotizacionesService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * What an import of the file would do. Must not be called inside a transaction, since reading takes a while.
   * @throws DomainError 413; 415; 422 when the file has no table of rates · TooManyRequests
   */
  async preview(request: FastifyRequest, tenant: TenantContext): Promise<RevisionCotizacionesDto> {
    await this.consume('revisiones de importaciones', tenant);
    const { bytes } = await receivedFile(request, this.settings);
    const { leidas, problemas } = await this.read(bytes, tenant);
    const nuevas = await this.transactions.tenantTransaction(tenant, () => this.nuevasOf(leidas), { readOnly: true });
    return {
      nuevas: nuevas.length,
      iguales: leidas.length - nuevas.length,
      errores: problemas.slice(0, MOST_ERRORS),
      muestra: nuevas.slice(0, MUESTRA),
    };
  }

  /** Imports the file, once per Idempotency-Key. @throws DomainError as {@link preview}; 422 when a row is wrong */
  async import(request: FastifyRequest, tenant: TenantContext): Promise<ImportacionCotizacionesDto> {
    await this.consume('importaciones', tenant);
    const { bytes } = await receivedFile(request, this.settings);
    return this.idempotency.oncePrepared(
      tenant,
      request,
      { prepare: () => this.read(bytes, tenant), work: (read) => this.store(read) },
      { body: createHash('sha256').update(bytes).digest('hex') },
    );
  }

  private async store({ leidas, problemas }: Leidas): Promise<ImportacionCotizacionesDto> {
    if (problemas.length > 0) {
      throw new DomainError(
        'FILAS_CON_ERRORES',
        422,
        'No se importó nada: hay filas con errores. Corríjalas y vuelva a intentarlo.',
        problemas.slice(0, MOST_ERRORS).map(({ fila, motivo }) => ({ fila, mensaje: `Fila ${fila}: ${motivo}` })),
      );
    }
    const nuevas = await this.nuevasOf(leidas);
    const importacion = await this.cotizaciones.addAll(
      nuevas.map(({ fila: _, ...nueva }) => ({ id: uuid(), ...nueva })),
      'csv',
    );
    return { nuevas: nuevas.length, iguales: leidas.length - nuevas.length, importacion };
  }

  /** The rows whose value differs from the rate that counts. */
  private async nuevasOf(leidas: readonly FilaLeida[]): Promise<FilaLeida[]> {
    const key = ({ moneda, base, dia }: FilaLeida) => `${moneda}/${base}/${dia}`;
    const known = await this.cotizaciones.findKnown(leidas.map((leida) => ({ id: '', ...leida })));
    return leidas.filter((leida) => known.get(key(leida)) !== leida.valor);
  }

  private async read(bytes: Buffer, tenant: TenantContext): Promise<Leidas> {
    const text = fileText(bytes);
    if (isBinary(text)) {
      throw new DomainError('TIPO_NO_ADMITIDO', 415, 'El archivo debe ser una tabla CSV.');
    }
    const aqui = await this.transactions.tenantTransaction(tenant, () => this.cotizaciones.aqui(), { readOnly: true });
    return leerCotizaciones(text, aqui);
  }

  private consume(what: string, { usuarioId }: TenantContext): Promise<void> {
    return this.limits.consume(what, usuarioId, this.settings.LIMIT_IMPORTS, FIVE_MINUTES);
  }
}

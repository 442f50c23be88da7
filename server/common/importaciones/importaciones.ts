import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimits } from '../access/rate-limits.js';
import { Settings } from '../config/settings.js';
import { canBeRestored } from '../database/deleted.js';
import { DomainError, notFound } from '../errors/domain-error.js';
import { fileText, isBinary } from '../files/file-text.js';
import { receivedFile } from '../files/received-file.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { type TenantContext, Transactions } from '../tenancy/transactions.js';

const FIVE_MINUTES = 300;

/** A file to import. */
export interface TextoImportado {
  nombre: string;
  texto: string;
  /** The text fields that come before the file in the request. */
  campos: Readonly<Record<string, string>>;
}

/** The functions of a domain for its imports: how its files are read, previewed and stored. */
export interface Importador<Leido, Revision, Resultado> {
  /** The possible formats of its files: «CSV (.csv)». */
  readonly formatos: string;
  /** The number of previews that are allowed for each import. Without it, each preview counts as an import. */
  readonly looks?: number;
  /** Reads a file, outside of transactions, since it takes a while. @throws DomainError for invalid choices or files */
  read(file: TextoImportado, tenant: TenantContext): Promise<Leido>;
  /** Stores pictures and other files, before the transaction of the import. */
  prepare?(leido: Leido, tenant: TenantContext): Promise<void>;
  /** Returns what an import would do, in a transaction that is rolled back. */
  look(leido: Leido): Promise<Revision>;
  /** Imports the read file, in one transaction. */
  store(leido: Leido): Promise<Resultado>;
}

/** A table that keeps for a day how imports changed each row of a domain. */
export interface TablaDeImportados {
  table: string;
  /** The column with the id of the row. */
  de: string;
  /** The SQL types of the other columns, by their names. */
  columns: Readonly<Record<string, string>>;
  /** The column with the time of the import. */
  en: string;
}

/** Rolls the transaction of a preview back, and carries its result to the caller. */
class NotKept extends Error {
  constructor(readonly revision: unknown) {
    super('The look is rolled back.');
  }
}

/** Imports of files: a preview, the import, and the imported rows for its undo. */
@Injectable()
export class Importaciones {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Previews the import of the file of a multipart request. Must not be called inside a transaction.
   * @throws DomainError 413; 415; 422 when the file cannot be imported · TooManyRequests
   */
  async look<Leido, Revision>(
    importador: Importador<Leido, Revision, unknown>,
    request: FastifyRequest,
    tenant: TenantContext,
  ): Promise<Revision> {
    const { looks } = importador;
    await this.consume(looks ? 'revisiones de importaciones' : 'importaciones', tenant, looks);
    const { bytes, ...file } = await receivedFile(request, this.settings);
    const leido = await importador.read({ ...file, texto: textOf(bytes, importador) }, tenant);
    return this.transactions
      .tenantTransaction<Revision>(tenant, async () => {
        throw new NotKept(await importador.look(leido));
      })
      .catch((error) => {
        if (error instanceof NotKept) return error.revision as Revision;
        throw error;
      });
  }

  /** Imports the file of a multipart request, once per Idempotency-Key. @throws DomainError as {@link look} */
  async import<Leido, Resultado>(
    importador: Importador<Leido, unknown, Resultado>,
    request: FastifyRequest,
    tenant: TenantContext,
  ): Promise<Resultado> {
    await this.consume('importaciones', tenant);
    const { bytes, ...file } = await receivedFile(request, this.settings);
    const prepare = async () => {
      const leido = await importador.read({ ...file, texto: textOf(bytes, importador) }, tenant);
      await importador.prepare?.(leido, tenant);
      return leido;
    };
    return this.idempotency.oncePrepared(
      tenant,
      request,
      { prepare, work: (leido) => importador.store(leido) },
      { body: [createHash('sha256').update(bytes).digest('hex'), file.campos] },
    );
  }

  /** Keeps how an import changed rows, for its undo. */
  async keep(
    { table, de, columns, en }: TablaDeImportados,
    importacionId: string,
    rows: readonly { id: string }[],
  ): Promise<void> {
    const names = Object.keys(columns);
    const types = Object.entries({ id: 'uuid', ...columns }).map(([name, type]) => `${name} ${type}`);
    await this.transactions.manager.query(
      `insert into ${table} (importacion_id, ${[de, ...names]}, ${en})
       select $1, ${['id', ...names].map((name) => `f.${name}`)}, $3 from jsonb_to_recordset($2::jsonb) as f (${types})`,
      [importacionId, JSON.stringify(rows), this.transactions.now],
    );
  }

  /** The rows that an import of the last day changed. Their list is deleted. @throws DomainError 404 after a day */
  async take<Row extends { id: string }>(tabla: TablaDeImportados, importacionId: string): Promise<Row[]> {
    const rows = await this.takeAny<Row>(tabla, importacionId);
    if (rows.length === 0) {
      throw notFound('la importación');
    }
    return rows;
  }

  /** As {@link take}, for imports that may have changed no row; none after a day. */
  async takeAny<Row extends { id: string }>(
    { table, de, columns, en }: TablaDeImportados,
    importacionId: string,
  ): Promise<Row[]> {
    const [rows]: [Row[]] = await this.transactions.manager.query(
      `delete from ${table} where importacion_id = $1 and ${canBeRestored(en, 'now()')}
        returning ${[`${de} as id`, ...Object.keys(columns)]}`,
      [importacionId],
    );
    return rows;
  }

  private consume(what: string, { usuarioId }: TenantContext, times = 1): Promise<void> {
    return this.limits.consume(what, usuarioId, times * this.settings.LIMIT_IMPORTS, FIVE_MINUTES);
  }
}

function textOf(bytes: Buffer, { formatos }: { formatos: string }): string {
  const text = fileText(bytes);
  if (isBinary(text)) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, `El archivo debe ser ${formatos}.`);
  }
  return text;
}

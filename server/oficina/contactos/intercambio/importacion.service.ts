import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimits } from '../../../common/access/rate-limits.js';
import { Settings } from '../../../common/config/settings.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { extensionOf } from '../../../common/files/file-name.js';
import { fileText, isBinary } from '../../../common/files/file-text.js';
import { receivedFile } from '../../../common/files/received-file.js';
import { Idempotency } from '../../../common/idempotency/idempotency.js';
import { CuentaDirectory } from '../../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../../common/tenancy/transactions.js';
import { ContactoCampos } from '../contacto-campos.service.js';
import { type ContactoUsable, quoted, usableOf } from './contacto-usable.js';
import type { SinEtiquetas } from './contactos-nuevos.service.js';
import { readCsv } from './csv-reader.js';
import { type Elecciones, eleccionesOf } from './elecciones.js';
import { FotosDeContactos } from './fotos.service.js';
import { ImportacionesRecientes } from './importaciones-recientes.service.js';
import {
  type FilaDeContactosDto,
  type ImportacionContactosDto,
  MAX_CONTACTOS,
  MAX_NEW_TITLES,
  type RevisionContactosDto,
} from './intercambio.dto.js';
import type { ContactoLeido } from './leido.js';
import { ImportacionConRepetidos } from './repetidos.service.js';
import { readVcards } from './vcard-reader.js';

const FIVE_MINUTES = 300;
/** After this many rows, other work that waits for the processor has a turn. */
const BREATH = 50;
/** The most sentences about one row. */
const MAX_AVISOS = 5;
const MAX_TITLES = 3;

/**
 * Imports contacts from files of other programs. Usable contacts are added in one transaction; the other rows are
 * reported.
 */
@Injectable()
export class ImportacionContactos {
  constructor(
    private readonly repetidos: ImportacionConRepetidos,
    private readonly recientes: ImportacionesRecientes,
    private readonly campos: ContactoCampos,
    private readonly fotos: FotosDeContactos,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Imports the file of a multipart request, once per Idempotency-Key. Must not be called inside a transaction, since
   * reading takes a while.
   * @throws DomainError 413; 415; 422 when the file has no contacts · TooManyRequests
   */
  async import(request: FastifyRequest, tenant: TenantContext): Promise<ImportacionContactosDto> {
    await this.limits.consume('importaciones', tenant.usuarioId, this.settings.LIMIT_IMPORTS, FIVE_MINUTES);
    const { bytes, campos, ...file } = await receivedFile(request, this.settings);
    const elecciones = eleccionesOf(campos);
    const prepare = async () => {
      const leidos = await this.readAll(tenant, { bytes, ...file });
      await this.fotos.store(leidos.usables, tenant.usuarioId);
      return leidos;
    };
    const hash = createHash('sha256').update(bytes).digest('hex');
    return this.idempotency.oncePrepared(
      tenant,
      request,
      { prepare, work: (leidos) => this.add(leidos, elecciones) },
      { body: elecciones ? [hash, campos] : hash },
    );
  }

  /**
   * Says which contacts of a file exist already. Must not be called inside a transaction.
   * @throws DomainError as {@link import} does
   */
  async check(request: FastifyRequest, tenant: TenantContext): Promise<RevisionContactosDto> {
    const window = [this.settings.LIMIT_IMPORTS, FIVE_MINUTES] as const;
    await this.limits.consume('revisiones de importaciones', tenant.usuarioId, ...window);
    const { usables } = await this.readAll(tenant, await receivedFile(request, this.settings));
    return this.transactions.tenantTransaction(tenant, () => this.repetidos.check(usables), { readOnly: true });
  }

  private async add(leidos: Leidos, elecciones: Elecciones | null): Promise<ImportacionContactosDto> {
    const { usables, omitidos } = leidos;
    const { ids, etiquetas, importados, without, repetidos } = await this.repetidos.import(usables, elecciones);
    await this.recientes.keep({ contactos: ids, etiquetas, combinacion: repetidos?.importacion ?? null });
    return {
      creados: ids.length,
      omitidos,
      incompletos: incomplete(importados, without),
      contactos: ids,
      etiquetas,
      ...(repetidos && { repetidos }),
    };
  }

  private async readAll(tenant: TenantContext, { nombre, bytes }: { nombre: string; bytes: Buffer }): Promise<Leidos> {
    const { pais, today } = await this.transactions.tenantTransaction(
      tenant,
      async () => ({ pais: (await this.directory.cuenta()).pais, today: await this.campos.today() }),
      { readOnly: true },
    );
    return readAll(contactosIn(nombre, fileText(bytes), pais), today);
  }
}

interface Leidos {
  usables: ContactoUsable[];
  omitidos: FilaDeContactosDto[];
}

/** The usable contacts of a file, and the other rows. @throws DomainError 422 when the file has no contacts, 415 */
async function readAll(leidos: AsyncIterable<ContactoLeido>, today: string): Promise<Leidos> {
  const usables: ContactoUsable[] = [];
  const omitidos: FilaDeContactosDto[] = [];
  let read = 0;
  for await (const leido of leidos) {
    if (++read > MAX_CONTACTOS) {
      throw new DomainError('DEMASIADOS_CONTACTOS', 422, 'El archivo tiene más de 5.000 contactos.');
    }
    if (read % BREATH === 0) {
      await setImmediate();
    }
    const usable = await usableOf(leido, today);
    typeof usable === 'string' ? omitidos.push(filaOf(leido, usable)) : usables.push(usable);
  }
  if (read === 0) {
    throw new DomainError('SIN_CONTACTOS', 422, 'El archivo no tiene contactos.');
  }
  return { usables, omitidos };
}

async function* contactosIn(nombre: string, text: string, pais: string): AsyncGenerator<ContactoLeido> {
  if (isBinary(text)) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, 'El archivo debe ser vCard (.vcf) o CSV (.csv).');
  }
  const isVcard = /^\s*BEGIN:VCARD/i.test(text) || ['vcf', 'vcard'].includes(extensionOf(nombre));
  yield* isVcard ? readVcards(text, pais) : readCsv(text, pais);
}

/** The rows from which something was left out. */
function incomplete(usables: readonly ContactoUsable[], without: readonly SinEtiquetas[]): FilaDeContactosDto[] {
  const ofTitles = new Map(without.map(({ contacto, titles }) => [contacto, withoutTitles(titles)]));
  return usables.flatMap((usable) => {
    const avisos = [...usable.avisos, ...(ofTitles.get(usable) ?? [])];
    const more = avisos.length > MAX_AVISOS ? [`Y otros ${avisos.length - MAX_AVISOS} datos.`] : [];
    return avisos.length === 0 ? [] : [filaOf(usable.leido, [...avisos.slice(0, MAX_AVISOS), ...more].join(' '))];
  });
}

function withoutTitles(titles: readonly string[]): string[] {
  const named = titles.slice(0, MAX_TITLES).map(quoted).join(', ');
  const more = titles.length > MAX_TITLES ? ` y otras ${titles.length - MAX_TITLES}` : '';
  return [`El archivo trae más de ${MAX_NEW_TITLES} etiquetas nuevas; se importó sin ${named}${more}.`];
}

function filaOf({ fila, name }: ContactoLeido, motivo: string): FilaDeContactosDto {
  return { fila, nombre: name.slice(0, 200) || null, motivo };
}

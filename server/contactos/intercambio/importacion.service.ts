import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { RateLimits } from '../../auth/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { extensionOf } from '../../common/files/file-name.js';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { CamposContactoDto } from '../contactos.dto.js';
import { ContactosNuevos, type NuevoContacto } from './contactos-nuevos.service.js';
import { readCsv } from './csv-reader.js';
import { fileText, isBinary } from './file-text.js';
import { type ContactoOmitidoDto, type ImportacionContactosDto, MAX_CONTACTOS } from './intercambio.dto.js';
import type { ContactoLeido } from './leido.js';
import { receivedFile } from './received-file.js';
import { readVcards } from './vcard-reader.js';

const FIVE_MINUTES = 300;
/** So many rows, and whoever waits for the processor has a turn. */
const BREATH = 50;

/** Takes contacts in from files of other programs: those that are good in one transaction, the others named. */
@Injectable()
export class ImportacionContactos {
  constructor(
    private readonly nuevos: ContactosNuevos,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Takes the file of a multipart request in, once by an Idempotency-Key. Not to be called inside a transaction:
   * reading takes a while.
   * @throws DomainError 413; 415; 422 for what is no such file · TooManyRequests
   */
  async import(request: FastifyRequest, tenant: TenantContext): Promise<ImportacionContactosDto> {
    await this.limits.consume('importaciones', tenant.usuarioId, this.settings.LIMIT_IMPORTS, FIVE_MINUTES);
    const { nombre, bytes } = await receivedFile(request, this.settings);
    const { pais } = await this.transactions.tenantTransaction(tenant, () => this.directory.cuenta(), {
      readOnly: true,
    });
    const { nuevos, omitidos } = await readAll(nombre, bytes, pais);
    const save = async () => {
      const { ids, refused } = await this.nuevos.create(nuevos);
      const all = [...omitidos, ...refused.map(({ leido, motivo }) => omitted(leido, motivo))];
      return { creados: ids.length, omitidos: all.sort((a, b) => a.fila - b.fila), contactos: ids };
    };
    const hash = createHash('sha256').update(bytes).digest('hex');
    return this.transactions.tenantTransaction(tenant, () => this.idempotency.once(request, save, hash));
  }
}

/** The contacts of a file, and those that cannot be any. @throws DomainError 422 for what is no such file, 415 */
async function readAll(nombre: string, bytes: Buffer, pais: string) {
  const nuevos: NuevoContacto[] = [];
  const omitidos: ContactoOmitidoDto[] = [];
  let read = 0;
  for await (const leido of contactosIn(nombre, fileText(bytes), pais)) {
    if (++read > MAX_CONTACTOS) {
      throw new DomainError('DEMASIADOS_CONTACTOS', 422, 'El archivo tiene más de 5.000 contactos.');
    }
    if (read % BREATH === 0) {
      await setImmediate();
    }
    const checked = await check(leido);
    typeof checked === 'string' ? omitidos.push(omitted(leido, checked)) : nuevos.push(checked);
  }
  if (read === 0) {
    throw new DomainError('SIN_CONTACTOS', 422, 'El archivo no tiene contactos.');
  }
  return { nuevos, omitidos };
}

async function* contactosIn(nombre: string, text: string, pais: string): AsyncGenerator<ContactoLeido> {
  if (isBinary(text)) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, 'El archivo debe ser vCard (.vcf) o CSV (.csv).');
  }
  const isVcard = /^\s*BEGIN:VCARD/i.test(text) || ['vcf', 'vcard'].includes(extensionOf(nombre));
  yield* isVcard ? readVcards(text, pais) : readCsv(text, pais);
}

/** The contact, or why it cannot be one. */
async function check(leido: ContactoLeido): Promise<NuevoContacto | string> {
  if (leido.name === '') {
    return 'No tiene nombre.';
  }
  const { fila: _, etiquetas: __, birthday, ...fields } = leido;
  const campos = plainToInstance(CamposContactoDto, { ...fields, birthday });
  const [error] = await validate(campos);
  return error ? reasonOf(error) : { leido, campos };
}

function reasonOf({ constraints, children = [] }: Awaited<ReturnType<typeof validate>>[number]): string {
  const [child] = children;
  return Object.values(constraints ?? {})[0] ?? (child ? reasonOf(child) : 'Uno de sus datos no es válido.');
}

function omitted({ fila, name }: ContactoLeido, motivo: string): ContactoOmitidoDto {
  return { fila, nombre: name.slice(0, 200) || null, motivo };
}

import { Injectable } from '@nestjs/common';
import { isUuid } from '../../vocabulario/uuid.js';
import { Settings } from '../config/settings.js';
import { DomainError, invalidField, notFound } from '../errors/domain-error.js';
import { type TenantContext, Transactions } from '../tenancy/transactions.js';
import { FileStorage } from './file-storage.js';
import { Uploads } from './uploads.js';

const MIB = 1024 * 1024;
const PART_MIB = 8;

/** For how long the parts of a file wait for the rest of it. After that, the sweep of uploads deletes them. */
const KEPT = `now() + interval '1 day'`;

export interface UploadPart {
  /** The id of the file, which the client made. */
  id: string;
  /** The position of the part in the file. */
  desde: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Receives a file in parts, so that an interrupted upload continues where it stopped. Each part is an upload that
 * belongs to its sender. The request that files the file joins its parts. The bytes seem to come with that request.
 */
@Injectable()
export class UploadParts {
  constructor(
    private readonly uploads: Uploads,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /** The number of bytes of a file that have arrived, from its start. @throws DomainError 404 when none has */
  async received(tenant: TenantContext, id: string): Promise<number> {
    const recibidos = await this.read(tenant, () => this.sum(id));
    if (recibidos === 0) {
      throw notFound('la subida');
    }
    return recibidos;
  }

  /**
   * Keeps the next part of a file.
   * @param check receives the person's waiting bytes, including this part, and throws to refuse it
   * @returns the number of bytes of the file that have arrived
   * @throws DomainError 409 when the part does not begin where the last part ended, 413, 422, 507
   */
  async add(
    tenant: TenantContext,
    { id, desde, content }: UploadPart,
    check: (bytes: number) => Promise<void>,
  ): Promise<number> {
    checkPlace(desde, await this.read(tenant, () => this.sum(id)));
    return this.uploads.receivePart(tenant, limitedPart(content), async ({ clave, bytes }) => {
      const { manager } = this.transactions;
      // Of two equal parts at the same time, the second finds the first stored.
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `subida ${tenant.usuarioId} ${id}`,
      ]);
      checkPlace(desde, await this.sum(id));
      if (bytes === 0) {
        throw new DomainError('PARTE_VACIA', 422, 'La parte está vacía.');
      }
      if (desde + bytes > this.settings.FILE_MAX_MIB * MIB) {
        throw new DomainError('ARCHIVO_GRANDE', 413, `El archivo supera los ${this.settings.FILE_MAX_MIB} MB.`);
      }
      const [{ waiting }] = await manager.query(
        'select coalesce(sum(bytes), 0)::float8 as waiting from subidas where usuario_id = $1',
        [tenant.usuarioId],
      );
      await check(waiting + bytes);
      await manager.query('update subidas set parte_de = $2, desde = $3, bytes = $4 where clave = $1', [
        clave,
        id,
        desde,
        bytes,
      ]);
      await this.keep(id);
      return desde + bytes;
    });
  }

  /**
   * The bytes of a file whose parts have all arrived, in order.
   * @param bytes the size of the file
   * @throws DomainError 422 when parts are missing, or waited for too long
   */
  async *contentOf(tenant: TenantContext, id: string, bytes: number): AsyncGenerator<Uint8Array> {
    if (!isUuid(id)) {
      throw invalidField('subida', 'El identificador de la subida no es válido.');
    }
    const parts = await this.transactions.tenantTransaction(tenant, async () => {
      await this.keep(id);
      return this.parts(id);
    });
    if (parts.length === 0 || parts.reduce((sum, part) => sum + part.bytes, 0) !== bytes) {
      throw new DomainError('SUBIDA_INCOMPLETA', 422, 'Falta una parte del archivo. Vuelva a intentarlo.');
    }
    for (const { clave } of parts) {
      yield* this.storage.contentOf(clave);
    }
  }

  /** Deletes the parts of a file that is no longer wanted. @throws DomainError 404 without such parts */
  async remove(tenant: TenantContext, id: string): Promise<void> {
    const parts = await this.read(tenant, () => this.parts(id));
    if (parts.length === 0) {
      throw notFound('la subida');
    }
    await this.uploads.discard(
      tenant,
      parts.map(({ clave }) => clave),
    );
  }

  private read<T>(tenant: TenantContext, work: () => Promise<T>): Promise<T> {
    return this.transactions.tenantTransaction(tenant, work, { readOnly: true });
  }

  private async sum(id: string): Promise<number> {
    return (await this.parts(id)).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private parts(id: string): Promise<{ clave: string; bytes: number }[]> {
    const { manager, tenant } = this.transactions;
    return manager.query(
      'select clave, bytes::float8 as bytes from subidas where usuario_id = $1 and parte_de = $2 order by desde',
      [tenant.usuarioId, id],
    );
  }

  private keep(id: string): Promise<unknown> {
    const { manager, tenant } = this.transactions;
    return manager.query(`update subidas set vista_en = ${KEPT} where usuario_id = $1 and parte_de = $2`, [
      tenant.usuarioId,
      id,
    ]);
  }
}

function checkPlace(desde: number, recibidos: number): void {
  if (desde !== recibidos) {
    const mensaje = `De este archivo llegaron ${recibidos} bytes: la parte que sigue empieza ahí.`;
    throw new DomainError('PARTE_FUERA_DE_LUGAR', 409, mensaje, [{ mensaje, recibidos }]);
  }
}

async function* limitedPart(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > PART_MIB * MIB) {
      throw new DomainError('PARTE_GRANDE', 413, `Una parte puede tener hasta ${PART_MIB} MB.`);
    }
    yield chunk;
  }
}

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { found } from '../../common/database/found.js';
import { notFound } from '../../common/errors/domain-error.js';
import { deliveryOf } from '../../common/files/delivery.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { mayDeleteFiles } from '../../common/files/files-lock.js';
import type { OutgoingFile } from '../../common/files/send-file.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { makePicture, PICTURE_MIME, type PictureShape } from './picture.js';
import { PICTURES, PictureAddresses } from './picture-addresses.js';
import { receivedPicture } from './received-picture.js';

const NAME_LENGTH = 43;
/** The length of 128 bits in base64url. */
const CHANCE_LENGTH = 22;
const BATCH = 100;
const FIVE_MINUTES = 300;
const RETIRED_QUEUE = 'imagenes-retiradas';
const HOURLY = '41 * * * *';

/** A stored picture: its address as the database keeps it, and its size in pixels. */
export interface KeptPicture {
  address: string;
  width: number;
  height: number;
}

/** A stored picture of a multipart request, with the text fields of the request. */
export interface ReceivedPicture extends KeptPicture {
  campos: Readonly<Record<string, string>>;
}

/**
 * Pictures that pages show. The row is written before the bytes, and counts as retired until something shows it. So the
 * sweep also deletes the bytes that a crash left.
 */
@Injectable()
export class Imagenes implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly addresses: PictureAddresses,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(RETIRED_QUEUE, { handler: () => this.sweep() });
    await this.jobs.schedule(RETIRED_QUEUE, HOURLY);
  }

  /**
   * Stores the picture of a multipart request; nothing shows the picture yet. Must not be called inside a transaction.
   * @returns its address, for {@link replace}
   * @throws DomainError 413, 415, 422, 507 · TooManyRequests
   */
  async receive(request: FastifyRequest, usuarioId: string, shape: PictureShape): Promise<string> {
    return (await this.receiveSized(request, usuarioId, shape)).address;
  }

  /** Stores a picture as {@link receive} does. Also returns the size after the resize, and the text fields. */
  async receiveSized(request: FastifyRequest, usuarioId: string, shape: PictureShape): Promise<ReceivedPicture> {
    await this.count(usuarioId);
    const { bytes, campos } = await receivedPicture(request, this.settings);
    return { ...(await this.storeUnlimited(bytes, usuarioId, shape)), campos };
  }

  /** Stores a picture as {@link receiveSized} does, for bytes of another kind of request. */
  async store(bytes: Buffer, usuarioId: string, shape: PictureShape): Promise<KeptPicture> {
    await this.count(usuarioId);
    return this.storeUnlimited(bytes, usuarioId, shape);
  }

  /**
   * Whether a picture was made from these bytes, and need not be stored again.
   * @param address of the picture; null for no picture
   */
  isMadeOf(address: string | null, bytes: Buffer): boolean {
    const clave = address?.startsWith(PICTURES) ? address.slice(PICTURES.length) : '';
    return clave !== '' && clave === nameOf(bytes, clave.slice(0, CHANCE_LENGTH));
  }

  /** Limits the pictures of a person, since each waits in memory until it is decoded. */
  private count(usuarioId: string): Promise<void> {
    return this.limits.consume('imagenes', usuarioId, this.settings.LIMIT_PICTURES, FIVE_MINUTES);
  }

  /**
   * Stores a picture inside a file, as {@link store} does, but without the rate limit. The caller limits their number.
   */
  async storeUnlimited(sent: Buffer, usuarioId: string, shape: PictureShape): Promise<KeptPicture> {
    const { bytes, width, height } = await makePicture(sent, shape);
    const clave = nameOf(sent);
    await this.transactions.platform((manager) =>
      manager.query(
        `insert into imagenes (clave, mime, bytes, usuario_id, retirada_en) values ($1, $2, $3, $4, now())`,
        [clave, PICTURE_MIME, bytes.length, usuarioId],
      ),
    );
    await this.storage.write(keyOf(clave), Readable.from([bytes]));
    return { address: PICTURES + clave, width, height };
  }

  /**
   * Marks `to` as shown and `from` as retired, in a platform transaction. @param from an address, or null for no
   * picture
   */
  async replace(manager: EntityManager, from: string | null, to: string | null): Promise<void> {
    await this.retire(manager, [from]);
    await this.show(manager, [to]);
  }

  /** Marks pictures as retired, in a platform transaction: nobody sees them any more. Null stands for no picture. */
  async retire(manager: EntityManager, addresses: readonly (string | null)[]): Promise<void> {
    await manager.query('update imagenes set retirada_en = now() where clave = any($1)', [clavesOf(addresses)]);
  }

  /** Marks stored pictures as shown, in a platform transaction. Null stands for no picture. */
  async show(manager: EntityManager, addresses: readonly (string | null)[]): Promise<void> {
    await manager.query('update imagenes set retirada_en = null where clave = any($1)', [clavesOf(addresses)]);
  }

  /**
   * Opens a picture by its address for clients. @throws DomainError 404 when the address expired, or nothing shows it
   */
  async open(address: string, headers: IncomingHttpHeaders): Promise<OutgoingFile> {
    const known = this.addresses.read(address);
    if (!known?.holds) {
      throw notFound('la imagen');
    }
    // The bytes behind an address never change.
    return this.find(known.clave, `"${address.slice(-NAME_LENGTH)}"`, headers);
  }

  /** Opens a picture by its address in the database. The caller decides who may see it. @throws DomainError 404 */
  openKept(address: string, headers: IncomingHttpHeaders): Promise<OutgoingFile> {
    const clave = address.slice(PICTURES.length);
    // The tag is a hash. From the picture's name, an address for everybody could be made.
    return this.find(clave, `"${createHash('sha256').update(clave).digest('base64url')}"`, headers);
  }

  private async find(clave: string, etag: string, headers: IncomingHttpHeaders): Promise<OutgoingFile> {
    const [row] = await this.transactions.platform((manager) =>
      manager.query('select mime, bytes from imagenes where clave = $1 and retirada_en is null', [clave]),
    );
    const { mime, bytes } = found<{ mime: string; bytes: number }>(row, 'la imagen');
    const delivery = deliveryOf(headers, etag, bytes);
    return { clave: keyOf(clave), nombre: 'imagen.webp', mime, bytes, etag, isInline: true, delivery };
  }

  /**
   * Deletes pictures that nothing has shown for a day. For that day, the thing that showed them can be restored. The
   * bytes are deleted before the row. After a crash in between, the row makes the next run try again.
   */
  async sweep(): Promise<void> {
    while ((await this.transactions.platform((manager) => this.sweepBatch(manager))) === BATCH) {
      // Each batch has its own transaction.
    }
  }

  private async sweepBatch(manager: EntityManager): Promise<number> {
    if (!(await mayDeleteFiles(manager))) {
      return 0;
    }
    const retired: { clave: string }[] = await manager.query(
      `select clave from imagenes where retirada_en < now() - interval '1 day'
        order by retirada_en limit ${BATCH} for update skip locked`,
    );
    for (const { clave } of retired) {
      await this.storage.remove(keyOf(clave));
      await manager.query('delete from imagenes where clave = $1', [clave]);
    }
    return retired.length;
  }
}

/** A picture's name. One half is random, the other is a hash of the picture's source bytes. */
function nameOf(bytes: Buffer, chance = randomBytes(16).toString('base64url')): string {
  const rest = createHash('sha256').update(chance).update(bytes).digest('base64url');
  return chance + rest.slice(0, NAME_LENGTH - chance.length);
}

function clavesOf(addresses: readonly (string | null)[]): string[] {
  return addresses.flatMap((address) => (address?.startsWith(PICTURES) ? address.slice(PICTURES.length) : []));
}

function keyOf(clave: string): string {
  return `imagenes/${clave}`;
}

import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { ROL } from '../../vocabulario/roles.js';
import { Imagenes } from './imagenes.service.js';
import { type Foto, type FotoPorAchicar, MiniaturasRepository } from './miniaturas.repository.js';
import { DRAWN_MIMES } from './picture.js';

const QUEUE = 'miniaturas';
const LOST = 'miniaturas-perdidas';
const MISSING = 'miniaturas-que-faltan';
const HOURLY = '19 * * * *';
/** The number of missing small pictures that one run requests. */
const BATCH = 1_000;

/** A file above this size is not read into memory. */
const MAX_BYTES = 25 * 1024 * 1024;

/** The value in place of a small picture that cannot be made. */
const NONE = '';
/** A list that is scrolled does not ask again. Another person in the same browser asks again. */
const CACHING = { 'cache-control': 'private, max-age=900', vary: 'authorization' };

/** The status codes of bytes that are no readable picture. Other failures may pass. */
const UNDRAWABLE = new Set([415, 422]);

interface Pedido extends Foto {
  /** Whether open pages wait for the small picture. */
  seEspera: boolean;
}

/** Called when bytes got their small picture. Runs in a transaction of a person who filed the bytes. */
type OnHecha = (sha256: string) => Promise<void>;

/**
 * The small pictures of picture files: of documents, of the drive, of chats and of mails. A job makes them in turn. The
 * same bytes share a small picture in a cuenta. People who see the file may see it.
 */
@Injectable()
export class Miniaturas implements OnModuleInit {
  private readonly logger = new Logger(Miniaturas.name);
  private readonly listeners: OnHecha[] = [];

  constructor(
    private readonly fotos: MiniaturasRepository,
    private readonly imagenes: Imagenes,
    private readonly storage: FileStorage,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<Pedido>(QUEUE, { handler: ({ data }) => this.make(data) });
    // The last try of the job failed. A picture may end the process each time.
    await this.jobs.define<Pedido>(LOST, { handler: ({ data }) => this.put(data, NONE) });
    await this.jobs.define(MISSING, { handler: () => this.pedirLasQueFaltan() });
    await this.jobs.schedule(MISSING, HOURLY);
  }

  /**
   * Requests small pictures for the bytes that the running transaction files. Files that are no pictures are skipped.
   */
  async pedir(...files: readonly { sha256: string; mime: string; bytes: number }[]): Promise<void> {
    const { cuentaId } = this.transactions.tenant;
    const pictures = files.filter(({ mime, bytes }) => DRAWN_MIMES.has(mime) && bytes <= MAX_BYTES);
    for (const { sha256 } of pictures) {
      await this.send({ cuentaId, sha256, seEspera: true });
    }
  }

  /** Requests some missing small pictures. Their files are older than small pictures, or their job was lost. */
  async pedirLasQueFaltan(): Promise<void> {
    await this.transactions.platform(async () => {
      for (const foto of await this.fotos.findSin(BATCH)) {
        await this.send({ ...foto, seEspera: false });
      }
    });
  }

  /** Calls `listener` after each small picture that pages may wait for. Call it in `onModuleInit`. */
  onHecha(listener: OnHecha): void {
    this.listeners.push(listener);
  }

  /**
   * Answers with the small picture of a file. The caller has found the file with the person's rights. Must not be
   * called inside a transaction.
   * @throws DomainError 404 when the file has no small picture
   */
  async answer(
    { miniatura }: { miniatura: string | null },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (!miniatura) {
      throw notFound('la miniatura');
    }
    await sendFile(this.storage, await this.imagenes.openKept(miniatura, request.headers), request, reply, CACHING);
  }

  private async send(pedido: Pedido): Promise<void> {
    await this.jobs.send(QUEUE, pedido, { singletonKey: `${pedido.cuentaId}/${pedido.sha256}` });
  }

  private async make(pedido: Pedido): Promise<void> {
    const foto = await this.transactions.platform(() => this.fotos.find(pedido));
    if (foto) {
      await this.put(pedido, foto.miniatura ?? (await this.draw(foto)));
    }
  }

  private async put(pedido: Pedido, miniatura: string): Promise<void> {
    const { cuentaId, sha256, seEspera } = pedido;
    const filers = await this.transactions.platform(() => this.fotos.put(pedido, miniatura));
    if (!seEspera || miniatura === NONE) {
      return;
    }
    for (const usuarioId of filers) {
      // The transaction has a titular's rights: the person who filed the picture may see less by now. Events reach only
      // people who see the file.
      await this.transactions.tenantTransaction({ cuentaId, usuarioId, rolId: ROL.titular }, async () => {
        for (const listener of this.listeners) {
          await listener(sha256);
        }
      });
    }
  }

  /** The address of a new picture, which nothing shows yet. Empty for bytes that cannot be drawn. */
  private async draw({ clave, usuarioId }: FotoPorAchicar): Promise<string> {
    try {
      const bytes = await buffer(this.storage.contentOf(clave));
      return (await this.imagenes.storeUnlimited(bytes, usuarioId, 'miniatura')).address;
    } catch (err) {
      if (!(err instanceof DomainError) || !UNDRAWABLE.has(err.status)) {
        throw err;
      }
      this.logger.debug({ err, clave }, 'A picture cannot be drawn; its icon is shown.');
      return NONE;
    }
  }
}

import { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import type { AccessClaims } from '../access/identity.js';
import type { Permission } from '../access/permissions.js';
import { Settings } from '../config/settings.js';
import { DomainError } from '../errors/domain-error.js';
import { Transactions } from '../tenancy/transactions.js';
import { Downloads, type Exchange } from './downloads.js';
import { FileStorage } from './file-storage.js';
import { MeteredZip } from './metered-zip.js';

/** A file of a ZIP, and the key of its bytes in the storage. */
export interface ArchivoDeZip {
  ruta: string;
  clave: string;
}

/** A ZIP that is ready to be sent. */
export interface ZipListo {
  nombre: string;
  archivos: readonly ArchivoDeZip[];
  /** The paths of folders without files, each with a slash at its end. */
  vacios?: readonly string[];
}

/** The cookie that lets a browser download a ZIP. */
const COOKIE = 'carpetas-zip';

/** ZIPs of stored files. */
@Injectable()
export class Zips {
  private readonly logger = new Logger(Zips.name);

  constructor(
    private readonly downloads: Downloads,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
    private readonly settings: Settings,
  ) {}

  /**
   * Lets this browser download a ZIP from `url` for a few minutes. Runs in the running transaction.
   * @param pedido the contents of the ZIP; {@link open} returns it
   */
  allow<T>(exchange: Exchange, claims: AccessClaims, url: string, pedido: T): Promise<void> {
    return this.downloads.allow(exchange, claims, COOKIE, { url, pedido });
  }

  /**
   * Runs `work`, which finds the files. The work runs as the person of the request's pase, with their present rights.
   * @throws DomainError 404 for any other pase or address · 401 when the session is over
   */
  async open<T>(
    request: FastifyRequest,
    url: string,
    permission: Permission,
    work: (pedido: T) => Promise<ZipListo>,
  ): Promise<ZipListo> {
    const { tenant, pedido } = await this.downloads.open<T>(request, {
      cookie: COOKIE,
      url,
      permission,
      que: 'la descarga',
    });
    return this.transactions.tenantTransaction(tenant, () => work(pedido));
  }

  /** @param unos the noun for the things in the ZIP («documentos») @throws DomainError 422 when it is too large */
  checkSize(bytes: number, unos: string): void {
    const { ZIP_MAX_MIB } = this.settings;
    if (bytes > ZIP_MAX_MIB * 1024 ** 2) {
      const message = `Un ZIP lleva hasta ${ZIP_MAX_MIB} MB. Elija menos ${unos}.`;
      throw new DomainError('ZIP_DEMASIADO_GRANDE', 422, message);
    }
  }

  /** Answers with a ZIP, or to HEAD without its bytes. */
  async send({ request, reply }: Exchange, zip: ZipListo): Promise<void> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    // The ZIP is begun before the headers are sent. An error must not have these headers.
    const content = request.method === 'HEAD' ? Readable.from([]) : await this.stream(zip, gone.signal);
    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(zip.nombre),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    await reply.send(content);
  }

  /**
   * The bytes of a ZIP, made while they are read. The first file is opened before the answer begins. Afterwards an
   * error can only break it off.
   * @param signal aborts the ZIP when the reader has gone
   */
  async stream({ archivos, vacios = [] }: ZipListo, signal: AbortSignal): Promise<Readable> {
    const [first, ...others] = archivos as [ArchivoDeZip, ...ArchivoDeZip[]];
    const content = await this.storage.read(first.clave);
    const zip = new MeteredZip(new Date(), signal);
    void this.fill(zip, { ruta: first.ruta, content }, { others, vacios }).catch((error: unknown) => {
      if (!signal.aborted) {
        this.logger.error({ err: error }, 'A ZIP could not be completed.');
      }
      zip.fail(error);
    });
    return Readable.from(zip.content, { objectMode: false });
  }

  private async fill(
    zip: MeteredZip,
    first: { ruta: string; content: Readable },
    { others, vacios }: { others: readonly ArchivoDeZip[]; vacios: readonly string[] },
  ): Promise<void> {
    // Most kinds of document are compressed already.
    await zip.add(first.ruta, first.content, { compress: false });
    for (const { ruta, clave } of others) {
      await zip.add(ruta, await this.storage.read(clave), { compress: false });
    }
    for (const ruta of vacios) {
      zip.addFolder(ruta);
    }
    zip.end();
  }
}

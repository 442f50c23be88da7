import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { type Delivery, deliveryOf } from './delivery.js';
import type { FileStorage } from './file-storage.js';
import { isInline } from './file-type.js';

/** A stored file, with the data of its row. */
export interface KeptFile {
  clave: string;
  nombre: string;
  mime: string;
  bytes: number;
  sha256: string;
}

/** A stored file on its way to a client. */
export interface OutgoingFile {
  clave: string;
  nombre: string;
  mime: string;
  bytes: number;
  etag: string;
  isInline: boolean;
  delivery: Delivery;
}

/** Decides how a stored file is sent. @param descargar whether the browser saves it, even if it could show it */
export function outgoing(
  { clave, nombre, mime, bytes, sha256 }: KeptFile,
  descargar: boolean,
  headers: IncomingHttpHeaders,
): OutgoingFile {
  const etag = `"${sha256}"`;
  const delivery = deliveryOf(headers, etag, bytes);
  return { clave, nombre, mime, bytes, etag, isInline: !descargar && isInline(mime, nombre), delivery };
}

/**
 * Answers with a stored file that cannot run code. Browsers may not guess another type. Browsers open the file as a
 * page only in a sandbox. Shared caches do not keep it.
 * @param caching how long the browser keeps it; by default it asks each time
 * @throws DomainError 416; FileMissing, FilesUnavailable
 */
export async function sendFile(
  storage: FileStorage,
  file: OutgoingFile,
  request: FastifyRequest,
  reply: FastifyReply,
  caching: Record<string, string> = { 'cache-control': 'private, no-cache' },
): Promise<void> {
  const { status, range } = file.delivery;
  if (status === 416) {
    void reply.header('content-range', `bytes */${file.bytes}`);
    throw new DomainError('RANGO_INVALIDO', 416, 'El archivo no llega hasta esa parte.');
  }
  // The file is opened before the headers are sent. An error must not have these headers. Fastify answers HEAD through
  // the same handler, without reading.
  const isRead = status !== 304 && request.method !== 'HEAD';
  const content = isRead ? await storage.read(file.clave, range) : Readable.from([]);
  void reply.status(status).headers({
    etag: file.etag,
    ...caching,
    // An answer without content has this header too. The kept copy may have another name by now.
    'content-disposition': contentDisposition(file.nombre, { type: file.isInline ? 'inline' : 'attachment' }),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  });
  if (status === 304) {
    await reply.send();
    return;
  }
  void reply.headers({
    'content-type': file.mime === 'text/plain' ? 'text/plain; charset=utf-8' : file.mime,
    'content-length': range ? range.end - range.start + 1 : file.bytes,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` }),
  });
  await reply.send(content);
}

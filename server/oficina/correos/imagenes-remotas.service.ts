import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimits } from '../../common/access/rate-limits.js';
import { Settings } from '../../common/config/settings.js';
import { DomainError, notFound } from '../../common/errors/domain-error.js';
import { AnswerTooLarge, OutgoingHttp } from '../../common/http/outgoing.js';
import { Lines } from '../../common/tenancy/lines.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { makePicture, PICTURE_MIME } from '../../plataforma/imagenes/picture.js';
import { MAX_PICTURE_BYTES, tooLarge } from '../../plataforma/imagenes/received-picture.js';

/** The most pictures that are fetched at a time, for one person and for all. Each picture is held in memory. */
const PER_PERSON = 4;
const FOR_ALL = 16;
/**
 * The most pictures that one person fetches in five minutes. The limit keeps people from flooding other servers through
 * this one.
 */
const MAX_IN_FIVE_MINUTES = 1_000;

/**
 * Remote pictures of mails. The server fetches them: the sender must not learn from where the mail is read. It draws
 * them anew, so that only pixels reach the browser.
 */
@Injectable()
export class ImagenesRemotas {
  private readonly lines: Lines;

  constructor(
    private readonly outgoing: OutgoingHttp,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    settings: Settings,
  ) {
    this.lines = new Lines(settings);
  }

  /**
   * Fetches a remote picture of a mail. Must not be called inside a transaction.
   * @param read returns the mail, in a transaction of the person
   * @returns the bytes of the picture, as PICTURE_MIME
   * @throws DomainError 404 unless the mail names the picture; 413, 415, 422; 429 · TooManyRequests
   */
  async fetch(tenant: TenantContext, read: () => Promise<{ html: string }>, url: string): Promise<Buffer> {
    const { html } = await this.transactions.tenantTransaction(tenant, read, { readOnly: true });
    if (!names(html, url)) {
      throw notFound('la imagen');
    }
    await this.limits.consume('imagenes-remotas', tenant.usuarioId, MAX_IN_FIVE_MINUTES, 300);
    return this.lines.take(tenant.usuarioId, PER_PERSON, () =>
      this.lines.take('all', FOR_ALL, async () => (await makePicture(await this.bytesOf(url), 'nota')).bytes),
    );
  }

  private async bytesOf(url: string): Promise<Buffer> {
    try {
      return await this.outgoing.getPublic(url, { accept: 'image/*', maxBytes: MAX_PICTURE_BYTES });
    } catch (cause) {
      if (cause instanceof AnswerTooLarge) {
        throw tooLarge();
      }
      // The answer is the same for all reasons: it must not reveal the server's own network.
      throw new DomainError('IMAGEN_INALCANZABLE', 422, 'La imagen no se pudo traer.', undefined, { cause });
    }
  }
}

/**
 * Answers with a picture. The browser keeps it for when the mail is opened again. The cached picture is tied to the
 * token of the person.
 */
export async function sendImagen(reply: FastifyReply, bytes: Buffer): Promise<void> {
  await reply
    .headers({
      'content-type': PICTURE_MIME,
      'content-disposition': 'inline; filename="imagen.webp"',
      'cache-control': 'private, max-age=300',
      vary: 'Authorization',
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
}

/** Whether sanitised HTML has a picture with this address. */
function names(html: string, url: string): boolean {
  const written = url
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return html.includes(`data-remota="${written}"`);
}

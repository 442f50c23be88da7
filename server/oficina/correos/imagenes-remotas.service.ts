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

/** How many pictures are fetched at a time for one person, and for all: each is held in memory. */
const PER_PERSON = 4;
const FOR_ALL = 16;
/** How many one person may fetch in five minutes, so that the server is nobody's way to flood another one. */
const MAX_IN_FIVE_MINUTES = 1_000;

/**
 * Pictures of mails that are not in them. The server fetches them, so that who sent the mail does not learn from where
 * it is read, and draws them anew, so that only their pixels reach the browser.
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
   * A picture that a mail names. Must not be called inside a transaction.
   * @param read the mail, in a transaction of the person
   * @returns its bytes, as PICTURE_MIME
   * @throws DomainError 404 unless that mail names it; 413, 415, 422; 429 · TooManyRequests
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
      // The same for all reasons: it must not tell what there is in the server's own network.
      throw new DomainError('IMAGEN_INALCANZABLE', 422, 'La imagen no se pudo traer.', undefined, { cause });
    }
  }
}

/** Answers with a picture. Its address is kept for a mail that is opened again; the token says whose it is. */
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

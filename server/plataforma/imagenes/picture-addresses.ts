import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Settings } from '../../common/config/settings.js';
import { SecretBox } from '../../common/secrets/secret-box.js';

/** How the address of a picture begins: the stored one, with its name, and the one that clients see. */
export const PICTURES = '/api/imagenes/';

const NAME_LENGTH = 43;
const CONTEXT = 'imagen';
const IN_JSON = new RegExp(`"${PICTURES}([\\w-]{${NAME_LENGTH}})"`, 'g');

/**
 * The addresses that clients see of pictures. An `<img>` has no token to send, so whoever has such an address is let
 * in, until it expires. It tells nobody the picture's name, from which another address could be made.
 */
@Injectable()
export class PictureAddresses {
  /** Each is answered for a while, so that browsers do not fetch the same picture under many addresses. */
  private readonly made: LRUCache<string, string>;

  constructor(
    private readonly box: SecretBox,
    private readonly settings: Settings,
  ) {
    this.made = new LRUCache({ max: 20_000, ttl: settings.PICTURE_ADDRESS_SECONDS * 1000 });
  }

  /** The address of a picture for clients. It holds PICTURE_ADDRESS_SECONDS at least, and twice that at most. */
  of(clave: string): string {
    const known = this.made.get(clave);
    if (known) {
      return known;
    }
    const expiry = Date.now() + 2000 * this.settings.PICTURE_ADDRESS_SECONDS;
    const address = PICTURES + this.box.seal(Buffer.from(clave + expiry), CONTEXT).toString('base64url');
    this.made.set(clave, address);
    return address;
  }

  /** The picture of an address for clients, and whether the address still holds; null for any other text. */
  read(address: string): { clave: string; holds: boolean } | null {
    const sealed = address.startsWith(PICTURES) ? address.slice(PICTURES.length) : '';
    const opened = this.box.open(Buffer.from(sealed, 'base64url'), CONTEXT)?.toString();
    return opened
      ? { clave: opened.slice(0, NAME_LENGTH), holds: Number(opened.slice(NAME_LENGTH)) > Date.now() }
      : null;
  }

  /** As the database keeps the address that a client sends back, even an expired one. Another text stays as it is. */
  stored<Text extends string | null | undefined>(address: Text): Text | string {
    const clave = address && this.read(address)?.clave;
    return clave ? PICTURES + clave : address;
  }
}

/** Puts addresses for clients in the place of stored ones, in every answer: so no presenter can forget to. */
export function showPictureAddresses(fastify: FastifyInstance, addresses: PictureAddresses): void {
  fastify.addHook('onSend', (_request, _reply, payload, done) =>
    done(
      null,
      typeof payload === 'string' && payload.includes(PICTURES)
        ? payload.replace(IN_JSON, (_, clave: string) => `"${addresses.of(clave)}"`)
        : payload,
    ),
  );
}

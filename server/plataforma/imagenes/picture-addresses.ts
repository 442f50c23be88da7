import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Settings } from '../../common/config/settings.js';
import { SecretBox } from '../../common/secrets/secret-box.js';

/** The prefix of a picture's address. The stored address and the address for clients both have it. */
export const PICTURES = '/api/imagenes/';

const NAME_LENGTH = 43;
const CONTEXT = 'imagen';
const IN_JSON = new RegExp(`"${PICTURES}([\\w-]{${NAME_LENGTH}})"`, 'g');

/**
 * The addresses of pictures for clients. An `<img>` has no token to send. So the address itself lets anybody in, until
 * it expires. It does not tell the picture's name, from which another address could be made.
 */
@Injectable()
export class PictureAddresses {
  /** An address is reused for a while. Otherwise browsers would fetch a picture under many addresses. */
  private readonly made: LRUCache<string, string>;

  constructor(
    private readonly box: SecretBox,
    private readonly settings: Settings,
  ) {
    this.made = new LRUCache({ max: 20_000, ttl: settings.PICTURE_ADDRESS_SECONDS * 1000 });
  }

  /** The address of a picture for clients. It is valid for PICTURE_ADDRESS_SECONDS at least, and twice that at most. */
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

  /** The picture of an address for clients, and whether the address is still valid. Null for any other text. */
  read(address: string): { clave: string; holds: boolean } | null {
    const sealed = address.startsWith(PICTURES) ? address.slice(PICTURES.length) : '';
    const opened = this.box.open(Buffer.from(sealed, 'base64url'), CONTEXT)?.toString();
    return opened
      ? { clave: opened.slice(0, NAME_LENGTH), holds: Number(opened.slice(NAME_LENGTH)) > Date.now() }
      : null;
  }

  /**
   * The stored address for an address that a client sends back, even an expired address. Other texts are returned
   * unchanged.
   */
  stored<Text extends string | null | undefined>(address: Text): Text | string {
    const clave = address && this.read(address)?.clave;
    return clave ? PICTURES + clave : address;
  }
}

/** Replaces stored addresses by addresses for clients, in every answer. So no presenter can forget it. */
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

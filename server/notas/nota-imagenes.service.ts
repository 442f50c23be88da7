import { Injectable } from '@nestjs/common';
import { invalidField } from '../common/errors/domain-error.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Imagenes, type KeptPicture } from '../imagenes/imagenes.service.js';
import { MAX_PICTURE_BYTES, tooLarge } from '../imagenes/received-picture.js';
import type { Nota } from './nota.entity.js';

/** What is to be shown: a picture that was just taken in, the one whose address this is, or none. */
export type ImagenPedida = KeptPicture | string | null;

const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The pictures of notas. */
@Injectable()
export class NotaImagenes {
  constructor(
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Takes in a picture that came inside a nota, as the reference client sends them; another text is an address, which
   * {@link show} looks at. Not to be called inside a transaction.
   * @param campo what the body calls it. @throws DomainError 413, 415, 422 · TooManyRequests
   */
  async take(image: string | null | undefined, usuarioId: string, campo: string): Promise<ImagenPedida> {
    if (!image?.startsWith('data:')) {
      return image ?? null;
    }
    if (image.length > (MAX_PICTURE_BYTES * 4) / 3 + 100) {
      throw tooLarge();
    }
    const [, base64] = DATA_URL.exec(image) ?? [];
    if (!base64) {
      throw invalidField(campo, 'La imagen debe ser JPEG, PNG, WebP o GIF.');
    }
    return this.imagenes.take(Buffer.from(base64, 'base64'), usuarioId, 'nota');
  }

  /** Has a nota show a picture, in the running transaction. @throws DomainError 422 for the address of another one */
  async show(nota: Nota, pedida: ImagenPedida, campo: string): Promise<Nota> {
    if (pedida === nota.imagen) {
      return nota;
    }
    if (typeof pedida === 'string') {
      throw invalidField(campo, 'La imagen debe enviarse con la nota: no puede ser una dirección.');
    }
    const imagen = pedida?.address ?? null;
    await this.transactions.asPlatform((manager) => this.imagenes.replace(manager, nota.imagen, imagen));
    return { ...nota, imagen, imagenAncho: pedida?.width ?? null, imagenAlto: pedida?.height ?? null };
  }
}

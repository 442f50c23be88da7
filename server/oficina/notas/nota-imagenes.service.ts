import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/domain-error.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes, type KeptPicture } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureAddresses } from '../../plataforma/imagenes/picture-addresses.js';
import { MAX_PICTURE_BYTES, tooLarge } from '../../plataforma/imagenes/received-picture.js';
import type { Nota } from './nota.entity.js';

/** The picture that a nota must show: a newly stored picture, the address of its present picture, or none. */
export type ImagenPedida = KeptPicture | string | null;

const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

@Injectable()
export class NotaImagenes {
  constructor(
    private readonly imagenes: Imagenes,
    private readonly addresses: PictureAddresses,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores a picture that a nota has as a `data:` URL. The reference client sends pictures so. Any other text is an
   * address, which {@link show} checks. Must not be called inside a transaction.
   * @param campo the name of the field in the body @throws DomainError 413, 415, 422 · TooManyRequests
   */
  async store(image: string | null | undefined, { usuarioId }: TenantContext, campo: string): Promise<ImagenPedida> {
    const bytes = bytesOf(image, campo);
    return bytes ? this.imagenes.store(bytes, usuarioId, 'nota') : (this.addresses.stored(image) ?? null);
  }

  /**
   * Sets the picture of a nota in the running transaction. @throws DomainError 422 for the address of another picture
   */
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

  /** Hides the picture of a deleted nota, or shows the picture of a restored nota. */
  async follow({ imagen, eliminadaEn }: Nota): Promise<void> {
    await this.transactions.asPlatform((manager) =>
      eliminadaEn ? this.imagenes.retire(manager, [imagen]) : this.imagenes.show(manager, [imagen]),
    );
  }
}

/** The bytes of a `data:` URL; undefined for any other text. @throws DomainError 413, 422 */
export function bytesOf(image: string | null | undefined, campo: string): Buffer | undefined {
  if (!image?.startsWith('data:')) {
    return undefined;
  }
  if (image.length > (MAX_PICTURE_BYTES * 4) / 3 + 100) {
    throw tooLarge();
  }
  const [, base64] = DATA_URL.exec(image) ?? [];
  if (!base64) {
    throw invalidField(campo, 'La imagen debe ser JPEG, PNG, WebP o GIF.');
  }
  return Buffer.from(base64, 'base64');
}

import { Injectable } from '@nestjs/common';
import { canBeRestored } from '../../common/database/deleted.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureAddresses } from '../../plataforma/imagenes/picture-addresses.js';
import { MAX_IMAGENES } from './limits.js';

/** The pictures of productos, in order. A removed picture can be restored for a day. */
@Injectable()
export class ProductoImagenes {
  constructor(
    private readonly imagenes: Imagenes,
    private readonly addresses: PictureAddresses,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Adds a stored picture at the end of a locked producto's pictures. @throws DomainError 422 when it has the most it
   * may have
   */
  async add(productoId: string, present: readonly string[], imagen: string): Promise<void> {
    if (present.length >= MAX_IMAGENES) {
      throw invalidField('image', `Un producto puede tener hasta ${MAX_IMAGENES} imágenes.`);
    }
    await this.transactions.manager.query(
      'insert into producto_imagenes (producto_id, imagen, orden, creada_en) values ($1, $2, $3, $4)',
      [productoId, imagen, present.length, this.transactions.now],
    );
    await this.show([imagen]);
  }

  /**
   * The stored addresses of the pictures that a client names.
   * @throws DomainError 422 for a picture that the producto does not have, and did not have in the last day
   */
  async known(productoId: string, sent: readonly string[]): Promise<string[]> {
    const wanted = [...new Set(sent.map((address) => this.addresses.stored(address)))];
    const rows: { imagen: string }[] = await this.transactions.manager.query(
      `select imagen from producto_imagenes
        where producto_id = $1 and (eliminada_en is null or ${canBeRestored('eliminada_en', '$2')})`,
      [productoId, this.transactions.now],
    );
    const own = new Set(rows.map(({ imagen }) => imagen));
    if (!wanted.every((imagen) => own.has(imagen))) {
      throw invalidField(
        'product.images',
        'Las imágenes no se pueden indicar por su dirección: envíe el archivo con su propio pedido.',
      );
    }
    return wanted;
  }

  /**
   * Gives a producto these pictures in this order, and removes its others. @param wanted the addresses that {@link
   * known} returned
   */
  async put(productoId: string, present: readonly string[], wanted: readonly string[]): Promise<void> {
    await this.transactions.manager.query(
      `update producto_imagenes i
          set orden = coalesce(w.n - 1, i.orden),
              eliminada_en = case when w.n is null then coalesce(i.eliminada_en, $3::timestamptz) end
         from producto_imagenes o
         left join unnest($2::text[]) with ordinality as w (imagen, n) on w.imagen = o.imagen
        where i.producto_id = $1 and o.cuenta_id = i.cuenta_id and o.producto_id = i.producto_id and o.imagen = i.imagen`,
      [productoId, wanted, this.transactions.now],
    );
    await this.retire(present.filter((imagen) => !wanted.includes(imagen)));
    await this.show(wanted.filter((imagen) => !present.includes(imagen)));
  }

  /** Hides the pictures of a producto that is deleted. */
  async retire(imagenes: readonly string[]): Promise<void> {
    if (imagenes.length > 0) {
      await this.transactions.asPlatform((manager) => this.imagenes.retire(manager, imagenes));
    }
  }

  /** Shows pictures, such as those of a restored producto. */
  async show(imagenes: readonly string[]): Promise<void> {
    if (imagenes.length > 0) {
      await this.transactions.asPlatform((manager) => this.imagenes.show(manager, imagenes));
    }
  }
}

import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Imagenes } from '../../../plataforma/imagenes/imagenes.service.js';
import { type ContactoUsable, leftOut } from './contacto-usable.js';
import { MAX_FOTOS } from './intercambio.dto.js';

/** The most time for all photos, far less than a client waits. A few kilobytes can hold fifty million pixels. */
const MAX_MS = 10_000;

const REASONS: Record<string, string> = {
  TIPO_NO_ADMITIDO: 'La foto no es JPEG, PNG, WebP ni GIF',
  IMAGEN_ENORME: 'La foto tiene demasiados píxeles',
  IMAGEN_ILEGIBLE: 'La foto no se puede leer',
};

/** Stores the photos of the contacts of a file. */
@Injectable()
export class FotosDeContactos {
  constructor(private readonly imagenes: Imagenes) {}

  /**
   * Stores the photo of each contact of a file. No page shows the picture yet. Photos that cannot be stored are
   * reported. Photos are stored one after the other. So pictures of other people have a turn. Must not be called inside
   * a transaction.
   * @throws DomainError 507
   */
  async store(contactos: readonly ContactoUsable[], usuarioId: string): Promise<void> {
    const start = performance.now();
    let tried = 0;
    for (const contacto of contactos.filter(({ leido }) => leido.foto !== undefined)) {
      const { foto } = contacto.leido;
      if (!foto) {
        contacto.avisos.push(leftOut('De la foto, el archivo trae solo su dirección de internet'));
      } else if (++tried > MAX_FOTOS || performance.now() - start > MAX_MS) {
        contacto.avisos.push(leftOut('El archivo trae más fotos de las que se pueden importar de una vez'));
      } else {
        await this.storeOne(contacto, foto, usuarioId);
      }
    }
  }

  private async storeOne(contacto: ContactoUsable, foto: Buffer, usuarioId: string): Promise<void> {
    try {
      contacto.avatar = (await this.imagenes.storeUnlimited(foto, usuarioId, 'avatar')).address;
    } catch (error) {
      const reason = error instanceof DomainError && REASONS[error.code];
      if (!reason) {
        throw error;
      }
      contacto.avisos.push(leftOut(reason));
    }
  }
}

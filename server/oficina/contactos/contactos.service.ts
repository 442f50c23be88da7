import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { changesOf } from '../../common/database/changes.js';
import { notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Alcance } from '../../expediente/personas/cambios/cambios.js';
import { CambiosOfrecidosRepository } from '../../expediente/personas/cambios/cambios-ofrecidos.repository.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { ContactoFields, SIN_DATOS } from './contacto-fields.service.js';
import type { CamposContactoDto, NuevoContactoDto } from './contactos.dto.js';
import { type ContactoFila, ContactosRepository } from './contactos.repository.js';
import { ETIQUETAS_DE_CONTACTOS } from './etiquetas-de-contactos.js';
import { international } from './intercambio/telefonos.js';

let collator: Intl.Collator | undefined;

/** The address book of the running cuenta, which all of its members share. */
@Injectable()
export class ContactosService {
  constructor(
    private readonly contactos: ContactosRepository,
    private readonly campos: ContactoFields,
    private readonly etiquetas: Etiquetas,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly cambios: CambiosOfrecidosRepository,
  ) {}

  /** All contactos, or the contactos whose name has `part`; by name, as Spanish sorts. */
  async findNamed(part?: string): Promise<ContactoFila[]> {
    return byName(await this.contactos.findNamed(part));
  }

  /** The contactos with these ids that exist, by name. */
  async findByIds(ids: readonly string[]): Promise<ContactoFila[]> {
    return byName(await this.contactos.findByIds(ids));
  }

  /** @throws DomainError 422 when a field names something that does not exist */
  async create({ id: given, ...fields }: NuevoContactoDto): Promise<ContactoFila> {
    const { etiquetas, ...columns } = {
      ...SIN_DATOS,
      ...changesOf(SIN_DATOS, await this.campos.read(fields, SIN_DATOS)),
    };
    const id = given ?? uuid();
    const { now, tenant } = this.transactions;
    const creation = { version: 1, creadoPor: tenant.usuarioId, creadoEn: now, actualizadoEn: now };
    await this.contactos.insert([{ id, ...columns, ...creation }]);
    await this.etiquetas.put(ETIQUETAS_DE_CONTACTOS, id, etiquetas);
    this.tell([id]);
    return this.contactos.get(id);
  }

  /**
   * Changes the sent fields of a contacto.
   * @param seen the version that the caller saw, to be checked
   * @throws DomainError 404; 412; 422 when a field names something that does not exist
   */
  async update(id: string, fields: CamposContactoDto, seen?: number): Promise<ContactoFila> {
    const before = await this.contactos.getLocked(id, seen);
    const changes = changesOf<ContactoFila>(before, await this.campos.read(fields, before));
    return this.write(before, changes);
  }

  /**
   * Sets or removes a picture of a contacto. @param imagen the picture's address; null removes it @throws DomainError
   * 404
   */
  async setPicture(id: string, which: 'avatar' | 'fondo', imagen: string | null): Promise<ContactoFila> {
    const before = await this.contactos.getLocked(id);
    return this.write(before, changesOf<ContactoFila>(before, { [which]: imagen }));
  }

  /**
   * Deletes contactos. Contactos that are deleted already stay as they are. @throws DomainError 404 when none could be
   * deleted
   */
  async remove(ids: readonly string[]): Promise<void> {
    if (!(await this.removeUntold(ids))) {
      throw notFound('el contacto');
    }
    this.tell(ids);
  }

  /** As {@link remove}, but open tabs are not told: the caller tells them. @returns whether a contacto was deleted */
  async removeUntold(ids: readonly string[]): Promise<boolean> {
    const removed = await this.contactos.remove(ids);
    const imagenes = removed.flatMap(({ avatar, fondo }) => [avatar, fondo]);
    await this.transactions.asPlatform((manager) => this.imagenes.retire(manager, imagenes));
    return removed.length > 0;
  }

  /** Restores a contacto that was deleted in the last day. @throws DomainError 404 */
  async restore(id: string): Promise<ContactoFila> {
    await this.contactos.restore(id);
    const contacto = await this.contactos.get(id);
    await this.transactions.asPlatform((manager) => this.imagenes.show(manager, [contacto.avatar, contacto.fondo]));
    this.tell([id]);
    return contacto;
  }

  /**
   * Offers the changes of a contacto to its persona. When the contacto has another persona, earlier offers are
   * forgotten.
   */
  async offer(before: ContactoFila, after: ContactoFila): Promise<void> {
    if (before.personaId !== after.personaId) {
      await this.cambios.forget(before.id);
    } else if (after.personaId) {
      await this.cambios.contactoChanged(before.id, alcanceOf(before), alcanceOf(after));
    }
  }

  private async write(before: ContactoFila, changes: Partial<ContactoFila>): Promise<ContactoFila> {
    if (Object.keys(changes).length === 0) {
      return before;
    }
    const { etiquetas, ...columns } = changes;
    await this.contactos.update(before, columns);
    if (etiquetas) {
      await this.etiquetas.put(ETIQUETAS_DE_CONTACTOS, before.id, etiquetas);
    }
    for (const which of ['avatar', 'fondo'] as const) {
      const imagen = changes[which];
      if (imagen !== undefined) {
        await this.transactions.asPlatform((manager) => this.imagenes.replace(manager, before[which], imagen));
      }
    }
    await this.offer(before, { ...before, ...changes });
    this.tell([before.id]);
    return this.contactos.get(before.id);
  }

  private tell(ids: readonly string[]): void {
    this.realtime.tellCuenta({ type: 'contacts.changed', contacts: [...ids] });
  }
}

function alcanceOf({ correos, telefonos, direccion }: ContactoFila): Alcance {
  return {
    email: correos.map(({ email }) => email),
    telefono: telefonos.map(international),
    domicilio: direccion ? [direccion] : [],
  };
}

function byName(contactos: ContactoFila[]): ContactoFila[] {
  collator ??= new Intl.Collator('es');
  const { compare } = collator;
  return contactos.sort((a, b) => compare(a.nombre, b.nombre) || (a.id < b.id ? -1 : 1));
}

import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Realtime } from '../../../common/realtime/realtime.js';
import { type ContactoFila, ContactosRepository } from '../contactos.repository.js';
import { ContactosService } from '../contactos.service.js';
import { type Par, paresOf } from './pares.js';
import type { CombinarContactosDto, DistintosDto, SepararContactosDto } from './repetidos.dto.js';
import { RepetidosRepository } from './repetidos.repository.js';

const MAX_PARES = 50;

/** Contactos that may be one, at any time: lists them, and makes one of two. */
@Injectable()
export class ContactosRepetidos {
  constructor(
    private readonly repository: RepetidosRepository,
    private readonly contactos: ContactosRepository,
    private readonly servicio: ContactosService,
    private readonly realtime: Realtime,
  ) {}

  async findPage(): Promise<{ pares: Par[]; total: number }> {
    const conClaves = await this.repository.findConClaves();
    const found = await this.contactos.findByIds([...new Set(conClaves.flatMap(({ ids }) => ids))]);
    const byId = new Map(found.map((contacto) => [contacto.id, contacto]));
    const pares = paresOf(conClaves, byId, await this.repository.findDistintos());
    return { pares: pares.slice(0, MAX_PARES), total: pares.length };
  }

  /** Keeps that two contactos are two people, or no longer. @throws DomainError 404 */
  async setDistintos({ unoId, otroId, distintos }: DistintosDto): Promise<void> {
    assertTwo(unoId, otroId);
    for (const id of [unoId, otroId]) {
      await this.contactos.get(id);
    }
    await (distintos ? this.repository.addDistintos(unoId, otroId) : this.repository.removeDistintos(unoId, otroId));
    this.tell([unoId, otroId]);
  }

  /**
   * Makes one contacto of two. The other one is deleted, and can be restored for a day. A picture and the persona of
   * the other one are taken over where they are missing.
   * @throws DomainError 404; 412; 422 for two personas of carpetas, or when a field names something that does not exist
   */
  async combinar({ queda, otro, contact }: CombinarContactosDto): Promise<ContactoFila> {
    assertTwo(queda.id, otro.id);
    // Two people who combine the same contactos the other way round wait for each other.
    const [first, last] = queda.id < otro.id ? [queda, otro] : [otro, queda];
    const older = await this.contactos.getLocked(first.id, first.version);
    const newer = await this.contactos.getLocked(last.id, last.version);
    const gone = first === otro ? older : newer;
    if (await this.repository.areOtherPersonas(queda.id, otro.id)) {
      const message = 'Cada contacto es una persona distinta de las carpetas. Quite antes uno de los vínculos.';
      throw new DomainError('OTRA_PERSONA', 422, message);
    }
    const changed = await this.servicio.update(queda.id, contact);
    await this.repository.takePersona(queda.id, otro.id);
    await this.servicio.remove([otro.id]);
    for (const which of ['avatar', 'fondo'] as const) {
      // The picture is taken over after it was retired with the other contacto.
      if (!changed[which] && gone[which]) {
        await this.servicio.setPicture(queda.id, which, gone[which]);
      }
    }
    return this.contactos.get(queda.id);
  }

  /** Undoes {@link combinar}: gives back the fields and the other contacto. @throws DomainError 404; 412; 422 */
  async separar({ queda, otroId, contact }: SepararContactosDto): Promise<ContactoFila> {
    assertTwo(queda.id, otroId);
    const changed = await this.servicio.update(queda.id, contact, queda.version);
    await this.servicio.restore(otroId);
    return changed;
  }

  private tell(contacts: string[]): void {
    this.realtime.tellCuenta({ type: 'contacts.changed', contacts });
  }
}

function assertTwo(uno: string, otro: string): void {
  if (uno === otro) {
    throw new DomainError('MISMO_CONTACTO', 422, 'Elija dos contactos distintos.');
  }
}

import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../search/search-source.js';
import type { ContactoHalladoDto } from './contactos.dto.js';
import { toContactoHallado } from './contactos.presenter.js';
import { ContactosRepository } from './contactos.repository.js';

/** The address book, by name, company and job. */
@Injectable()
export class ContactosSearch implements SearchSource {
  readonly id = 'contacts';
  readonly label = 'Contactos';

  constructor(private readonly contactos: ContactosRepository) {}

  async find(query: string, limit: number): Promise<ContactoHalladoDto[]> {
    return (await this.contactos.findFirst(query, limit)).map(toContactoHallado);
  }
}

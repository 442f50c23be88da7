import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { ContactoHalladoDto } from './contactos.dto.js';
import { toContactoHallado } from './contactos.presenter.js';
import { ContactosRepository } from './contactos.repository.js';

/** Finds contactos by name, company, job, e-mail and telephone. */
@Injectable()
@SearchGroup({ id: 'contacts', label: 'Contactos', order: 1, isForAll: true, result: ContactoHalladoDto })
export class ContactosSearch implements SearchSource {
  constructor(private readonly contactos: ContactosRepository) {}

  async find(query: string, limit: number): Promise<ContactoHalladoDto[]> {
    return (await this.contactos.findFirst(query, limit)).map(toContactoHallado);
  }
}

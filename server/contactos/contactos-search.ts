import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../search/search-source.js';
import type { ContactoHalladoDto } from './contactos.dto.js';
import { toContactoHallado } from './contactos.presenter.js';
import { ContactosService } from './contactos.service.js';

/** The address book, by name, company and job. */
@Injectable()
export class ContactosSearch implements SearchSource {
  readonly id = 'contacts';
  readonly label = 'Contactos';

  constructor(private readonly contactos: ContactosService) {}

  async find(query: string, limit: number): Promise<ContactoHalladoDto[]> {
    return (await this.contactos.findFirst(query, limit)).map(toContactoHallado);
  }
}

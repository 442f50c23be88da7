import { Injectable } from '@nestjs/common';
import { hasWords } from '../../common/input/search-words.js';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { MiembroHalladoDto } from './chat.dto.js';
import { toMiembroHallado } from './chat.presenter.js';
import { ChatContactosService } from './chat-contactos.service.js';

/** Finds the other members of the cuenta by name and e-mail. */
@Injectable()
@SearchGroup({ id: 'miembros', label: 'Equipo', order: 4, result: MiembroHalladoDto })
export class MiembrosSearch implements SearchSource {
  constructor(private readonly contactos: ChatContactosService) {}

  async find(query: string, limit: number): Promise<MiembroHalladoDto[]> {
    const contactos = await this.contactos.findAll();
    return contactos
      .filter(({ nombre, email }) => hasWords(`${nombre} ${email}`, query))
      .slice(0, limit)
      .map(toMiembroHallado);
  }
}

import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { PersonaHalladaDto } from './personas.dto.js';
import { toHallada } from './personas.presenter.js';
import { PersonasRepository } from './personas.repository.js';

/** Finds personas by the words of their list, ordered by name. */
@Injectable()
@SearchGroup({ id: 'personas', label: 'Personas', order: 6, result: PersonaHalladaDto })
export class PersonasSearch implements SearchSource {
  constructor(private readonly personas: PersonasRepository) {}

  async find(query: string, limit: number): Promise<PersonaHalladaDto[]> {
    return (await this.personas.findFirst(query, limit)).map(toHallada);
  }
}

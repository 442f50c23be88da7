import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../search/search-source.js';
import type { PersonaHalladaDto } from './personas.dto.js';
import { toHallada } from './personas.presenter.js';
import { PersonasRepository } from './personas.repository.js';

/** Personas, as their list finds them, by name. */
@Injectable()
export class PersonasSearch implements SearchSource {
  readonly id = 'personas';
  readonly label = 'Personas';

  constructor(private readonly personas: PersonasRepository) {}

  async find(query: string, limit: number): Promise<PersonaHalladaDto[]> {
    return (await this.personas.findFirst(query, limit)).map(toHallada);
  }
}

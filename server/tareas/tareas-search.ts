import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../search/search-source.js';
import type { TareaHalladaDto } from './tareas.dto.js';
import { toTareaHallada } from './tareas.presenter.js';
import { TareasRepository } from './tareas.repository.js';

/** Tareas and sections by title, in their order. */
@Injectable()
export class TareasSearch implements SearchSource {
  readonly id = 'tasks';
  readonly label = 'Tareas';

  constructor(private readonly tareas: TareasRepository) {}

  async find(query: string, limit: number): Promise<TareaHalladaDto[]> {
    return (await this.tareas.findTitled(query, limit)).map(toTareaHallada);
  }
}

import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { TareaHalladaDto } from './tareas.dto.js';
import { toTareaHallada } from './tareas.presenter.js';
import { TareasRepository } from './tareas.repository.js';

/** Finds tareas and sections by title, in the order of the list. */
@Injectable()
@SearchGroup({ id: 'tasks', label: 'Tareas', order: 3, isForAll: true, result: TareaHalladaDto })
export class TareasSearch implements SearchSource {
  constructor(private readonly tareas: TareasRepository) {}

  async find(query: string, limit: number): Promise<TareaHalladaDto[]> {
    return (await this.tareas.findTitled(query, limit)).map(toTareaHallada);
  }
}

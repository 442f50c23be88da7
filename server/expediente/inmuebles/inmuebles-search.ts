import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { InmuebleHalladoDto } from './inmuebles.dto.js';
import { toInmuebleHallado } from './inmuebles.presenter.js';
import { InmueblesRepository } from './inmuebles.repository.js';

/** Finds the inmuebles of visible carpetas by matrícula, nomenclatura, address and register. */
@Injectable()
@SearchGroup({ id: 'inmuebles', label: 'Inmuebles', order: 6.5, result: InmuebleHalladoDto })
export class InmueblesSearch implements SearchSource {
  constructor(private readonly inmuebles: InmueblesRepository) {}

  async find(query: string, limit: number): Promise<InmuebleHalladoDto[]> {
    return (await this.inmuebles.findFirst(query, limit)).map(toInmuebleHallado);
  }
}

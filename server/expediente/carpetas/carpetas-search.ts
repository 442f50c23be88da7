import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { CarpetaHalladaDto } from './carpetas.dto.js';
import { CarpetasListRepository } from './carpetas-list.repository.js';
import { CarpetasQuery } from './carpetas-query.dto.js';

/** Finds carpetas by the words of their list. The latest changed come first. */
@Injectable()
@SearchGroup({ id: 'carpetas', label: 'Carpetas', order: 5, result: CarpetaHalladaDto })
export class CarpetasSearch implements SearchSource {
  constructor(private readonly carpetas: CarpetasListRepository) {}

  async find(buscar: string, tamano: number): Promise<CarpetaHalladaDto[]> {
    const [carpetas] = await this.carpetas.findPage(Object.assign(new CarpetasQuery(), { buscar, tamano }));
    return carpetas.map(({ id, codigo, caratula, estado }) => ({
      id,
      codigo,
      caratula,
      estado,
      link: `/carpetas/${id}`,
      value: caratula,
    }));
  }
}

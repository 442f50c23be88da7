import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../search/search-source.js';
import { type CarpetaHalladaDto, CarpetasQuery } from './carpetas.dto.js';
import { CarpetasRepository } from './carpetas.repository.js';

/** Carpetas, as their list finds them, the latest changed first. */
@Injectable()
export class CarpetasSearch implements SearchSource {
  readonly id = 'carpetas';
  readonly label = 'Carpetas';

  constructor(private readonly carpetas: CarpetasRepository) {}

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

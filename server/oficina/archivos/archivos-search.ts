import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { ArchivoEncontradoDto } from './archivos.dto.js';
import { ArchivosService } from './archivos.service.js';

/**
 * Finds archivos of the office by name, then by text. Those in the trash are left out, and the last changed come first.
 */
@Injectable()
@SearchGroup({ id: 'archivos', label: 'Archivos', order: 9, result: ArchivoEncontradoDto })
export class ArchivosSearch implements SearchSource {
  constructor(private readonly archivos: ArchivosService) {}

  async find(query: string, limit: number): Promise<ArchivoEncontradoDto[]> {
    const { archivos } = await this.archivos.search({ buscar: query, limite: limit });
    return archivos.map(({ archivo: { id, nombre, directorioId }, ruta, pasaje = null }) => ({
      id,
      nombre,
      lugar: ruta.map((paso) => paso.nombre).join(' / ') || null,
      link: `/apps/file-manager${directorioId ? `/${directorioId}` : ''}?archivo=${id}`,
      value: nombre,
      pasaje,
    }));
  }
}

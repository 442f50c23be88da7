import { Injectable } from '@nestjs/common';
import type { SearchSource } from '../search/search-source.js';
import type { DocumentoHalladoDto } from './documentos.dto.js';
import { DocumentosRepository } from './documentos.repository.js';

/** Documents out of the trash, by name, the latest changed first. */
@Injectable()
export class DocumentosSearch implements SearchSource {
  readonly id = 'documentos';
  readonly label = 'Documentos';

  constructor(private readonly documentos: DocumentosRepository) {}

  async find(query: string, limit: number): Promise<DocumentoHalladoDto[]> {
    const documentos = await this.documentos.findNamed(query, limit);
    return documentos.map(({ id, nombre, carpetaId, carpetaCodigo, carpetaCaratula }) => ({
      id,
      nombre,
      carpeta: { id: carpetaId, codigo: carpetaCodigo, caratula: carpetaCaratula },
      link: `/carpetas/${carpetaId}/documentos?documento=${id}`,
      value: nombre,
    }));
  }
}

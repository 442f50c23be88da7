import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../search/search-source.js';
import { DocumentoHalladoDto } from './documentos.dto.js';
import { DocumentosRepository } from './documentos.repository.js';

/** Finds documents by name, except those in the trash; the last changed come first. */
@Injectable()
@SearchGroup({ id: 'documentos', label: 'Documentos', order: 7, result: DocumentoHalladoDto })
export class DocumentosSearch implements SearchSource {
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

import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import type { Trozo } from '../../plataforma/textos/pasaje.js';
import { DocumentoHalladoDto } from './documentos.dto.js';
import { type DocumentoNombrado, DocumentosRepository } from './documentos.repository.js';
import { TextosDeDocumentos } from './textos-de-documentos.service.js';

/** Finds documents outside the trash, first by name, then by text. The latest changed come first. */
@Injectable()
@SearchGroup({ id: 'documentos', label: 'Documentos', order: 7, result: DocumentoHalladoDto })
export class DocumentosSearch implements SearchSource {
  constructor(
    private readonly documentos: DocumentosRepository,
    private readonly textos: TextosDeDocumentos,
  ) {}

  async find(query: string, limit: number): Promise<DocumentoHalladoDto[]> {
    const named = await this.documentos.findNamed(query, limit);
    const known = new Set(named.map(({ id }) => id));
    // Asks for the whole `limit`, since documents of `named` can be among the texts.
    const withText = named.length < limit ? await this.textos.find(query, limit) : [];
    return [
      ...named.map((documento) => toHallado(documento, null)),
      ...withText.filter(({ id }) => !known.has(id)).map((documento) => toHallado(documento, documento.pasaje)),
    ].slice(0, limit);
  }
}

function toHallado(
  { id, nombre, carpetaId, carpetaCodigo, carpetaCaratula }: DocumentoNombrado,
  pasaje: Trozo[] | null,
): DocumentoHalladoDto {
  return {
    id,
    nombre,
    carpeta: { id: carpetaId, codigo: carpetaCodigo, caratula: carpetaCaratula },
    link: `/carpetas/${carpetaId}/documentos?documento=${id}`,
    value: nombre,
    pasaje,
  };
}

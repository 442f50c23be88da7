import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { GuiaHalladaDto } from './ayuda.dto.js';
import { linkOf } from './ayuda.presenter.js';
import { ContenidoDeAyuda } from './contenido-de-ayuda.service.js';

/** Finds guides and questions of the help by their title and text. */
@Injectable()
@SearchGroup({ id: 'help', label: 'Ayuda', order: 11, result: GuiaHalladaDto })
export class GuiasSearch implements SearchSource {
  constructor(private readonly contenido: ContenidoDeAyuda) {}

  async find(query: string, limit: number): Promise<GuiaHalladaDto[]> {
    return this.contenido.buscar(query, limit, { isWide: false }).map((hallada) => ({
      id: hallada.id,
      link: linkOf(hallada),
      value: hallada.nombre,
      category: hallada.categoriaTitulo,
    }));
  }
}

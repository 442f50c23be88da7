import { Injectable } from '@nestjs/common';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import type { NuevaEtiquetaDeTableroDto } from './etiquetas.dto.js';
import { ETIQUETAS_DE_TABLEROS, type TableroEtiqueta } from './etiquetas-de-tableros.js';
import { TablerosRepository } from './tableros.repository.js';

@Injectable()
export class EtiquetasDeTableroService {
  constructor(
    private readonly etiquetas: Etiquetas,
    private readonly tableros: TablerosRepository,
  ) {}

  /** Adds a label to a tablero. @throws DomainError 404 */
  async create({ id, boardId, title }: NuevaEtiquetaDeTableroDto): Promise<TableroEtiqueta> {
    await this.tableros.get(boardId);
    return this.etiquetas.create(ETIQUETAS_DE_TABLEROS, { id, titulo: title, tableroId: boardId });
  }
}

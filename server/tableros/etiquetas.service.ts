import { Injectable } from '@nestjs/common';
import { staleVersion } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.service.js';
import type { CambiosEtiquetaDeTableroDto, NuevaEtiquetaDeTableroDto } from './etiquetas.dto.js';
import { type EtiquetaFila, EtiquetasRepository } from './etiquetas.repository.js';
import { TablerosRepository } from './tableros.repository.js';

/** The labels of the boards. */
@Injectable()
export class EtiquetasDeTableroService {
  constructor(
    private readonly etiquetas: EtiquetasRepository,
    private readonly tableros: TablerosRepository,
    private readonly realtime: Realtime,
  ) {}

  /** Those of a tablero, the newest first. @throws DomainError 404 */
  async findOfTablero(tableroId: string): Promise<EtiquetaFila[]> {
    await this.tableros.get(tableroId);
    return this.etiquetas.findOfTablero(tableroId);
  }

  /** Adds one to a tablero. @throws DomainError 404 */
  async create({ boardId, title }: NuevaEtiquetaDeTableroDto): Promise<EtiquetaFila> {
    return this.told(await this.etiquetas.insert(boardId, title));
  }

  /** Writes what was sent of one. @throws DomainError 404, 412 */
  async update(id: string, version: number | undefined, { title }: CambiosEtiquetaDeTableroDto): Promise<EtiquetaFila> {
    const etiqueta = await this.etiquetas.getLocked(id);
    if (version !== undefined && version !== etiqueta.version) {
      throw staleVersion('la etiqueta');
    }
    return this.told(await this.etiquetas.update(id, title ?? etiqueta.titulo));
  }

  /** Takes one off all tarjetas, and deletes it. @throws DomainError 404 */
  async remove(id: string): Promise<void> {
    this.told(await this.etiquetas.setDeleted(id, true));
  }

  /** Takes back a deletion of the last day: the tarjetas that carried it do again. @throws DomainError 404 */
  async restore(id: string): Promise<EtiquetaFila> {
    return this.told(await this.etiquetas.setDeleted(id, false));
  }

  private told(etiqueta: EtiquetaFila): EtiquetaFila {
    this.realtime.tellCuenta({ type: 'board.changed', boardId: etiqueta.tableroId });
    return etiqueta;
  }
}

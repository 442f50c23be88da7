import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { MensajeHalladoDto } from './chat.dto.js';
import { enlaceOf } from './chats.service.js';
import { type Mensaje, MensajesRepository, saidIn } from './mensajes.repository.js';
import { excerptOf } from './mensajes.service.js';

/** Finds messages of my chats by their words, the newest first. */
@Injectable()
@SearchGroup({ id: 'mensajes', label: 'Mensajes', order: 8.5, result: MensajeHalladoDto })
export class MensajesSearch implements SearchSource {
  constructor(
    private readonly mensajes: MensajesRepository,
    private readonly directory: CuentaDirectory,
  ) {}

  async find(query: string, limit: number): Promise<MensajeHalladoDto[]> {
    const mensajes = await this.mensajes.search(query, undefined, limit);
    if (mensajes.length === 0) return [];
    const conocidos = await this.directory.conocidos();
    return mensajes.map((mensaje) => toHallado(mensaje, conocidos.get(mensaje.autorId)?.nombre ?? null));
  }
}

function toHallado(mensaje: Mensaje, autor: string | null): MensajeHalladoDto {
  const { id, chatId, creadoEn } = mensaje;
  return {
    id,
    autor,
    creadoEn,
    link: `${enlaceOf(chatId)}?mensaje=${id}`,
    value: excerptOf(saidIn(mensaje)),
  };
}

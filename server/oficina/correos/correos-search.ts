import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { CorreoHalladoDto } from './correos.dto.js';
import { CorreosRepository } from './correos.repository.js';

/**
 * Finds the running user's mails outside spam and trash. Mails with the words in their subject come first, then the
 * newest.
 */
@Injectable()
@SearchGroup({ id: 'correos', label: 'Correos', order: 8, result: CorreoHalladoDto })
export class CorreosSearch implements SearchSource {
  constructor(private readonly correos: CorreosRepository) {}

  async find(query: string, limit: number): Promise<CorreoHalladoDto[]> {
    return (await this.correos.findFirst(query, limit)).map(
      ({ id, asunto, deNombre, deDireccion, bandeja, fecha }) => ({
        id,
        de: deNombre || deDireccion,
        fecha,
        link: `/apps/mailbox/${bandeja}/1/${id}`,
        value: asunto,
      }),
    );
  }
}

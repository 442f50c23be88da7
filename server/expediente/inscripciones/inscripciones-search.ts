import { Injectable } from '@nestjs/common';
import { likeAll, likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { InscripcionHalladaDto } from './inscripciones.dto.js';

interface Fila {
  id: string;
  registro: string;
  numero: string | null;
  asiento: string | null;
  carpetaId: string;
  codigo: string | null;
  caratula: string;
}

/** Finds inscripciones by the register's number of the presentation or of the entry, the last presented first. */
@Injectable()
@SearchGroup({ id: 'inscripciones', label: 'Inscripciones', order: 5.4, result: InscripcionHalladaDto })
export class InscripcionesSearch implements SearchSource {
  constructor(private readonly transactions: Transactions) {}

  async find(query: string, limit: number): Promise<InscripcionHalladaDto[]> {
    // Names of registers alone would find most inscripciones.
    if (!/\d/.test(query)) return [];
    const patterns = likePatterns(query);
    const filas: Fila[] = await this.transactions.manager.query(
      `select i.id, i.registro, i.numero, i.asiento, c.id as "carpetaId", c.codigo, c.caratula
         from inscripciones i join carpetas c on c.cuenta_id = i.cuenta_id and c.id = i.carpeta_id
        where c.eliminada_en is null and coalesce(i.numero, i.asiento) is not null
          and ${likeAll(`sin_acentos(concat_ws(' ', i.registro, i.numero, i.asiento))`, patterns)}
        order by i.presentada desc, i.id limit $${patterns.length + 1}`,
      [...patterns, limit],
    );
    return filas.map(toHallada);
  }
}

function toHallada({ id, registro, numero, asiento, carpetaId, codigo, caratula }: Fila): InscripcionHalladaDto {
  return {
    id,
    registro,
    codigo,
    caratula,
    link: `/carpetas/${carpetaId}/inscripcion/${id}`,
    value: [numero, asiento].filter(Boolean).join(' · '),
  };
}

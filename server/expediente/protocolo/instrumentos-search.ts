import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { InstrumentoHalladoDto } from './indice.dto.js';
import { instrumentoEscrito } from './instrumento-escrito.js';
import { TIPO_INSTRUMENTO_NOMBRE, type TipoInstrumento } from './tipos-instrumento.js';

interface Fila {
  id: string;
  tipo: TipoInstrumento;
  numero: number;
  anio: number;
  fecha: string | null;
  carpetaId: string;
  codigo: string | null;
  caratula: string;
}

/** Finds instrumentos by their number, the newest year first. */
@Injectable()
@SearchGroup({ id: 'instrumentos', label: 'Protocolo', order: 5.2, result: InstrumentoHalladoDto })
export class InstrumentosSearch implements SearchSource {
  constructor(private readonly transactions: Transactions) {}

  async find(query: string, limit: number): Promise<InstrumentoHalladoDto[]> {
    const escrito = instrumentoEscrito(query);
    if (!escrito) return [];
    const { numero, tipo, anio } = escrito;
    const filas: Fila[] = await this.transactions.manager.query(
      `select i.id, i.tipo, i.numero, i.anio, i.fecha::text, c.id as "carpetaId", c.codigo, c.caratula
         from instrumentos i join carpetas c on c.cuenta_id = i.cuenta_id and c.id = i.carpeta_id
        where i.numero = $1 and ($2::text is null or i.tipo = $2) and ($3::int is null or i.anio = $3)
          and c.eliminada_en is null
        order by i.anio desc, i.fecha desc nulls last, i.id limit $4`,
      [numero, tipo, anio, limit],
    );
    return filas.map(toHallado);
  }
}

function toHallado({ id, tipo, numero, anio, fecha, carpetaId, codigo, caratula }: Fila): InstrumentoHalladoDto {
  return {
    id,
    fecha,
    codigo,
    caratula,
    link: `/carpetas/${carpetaId}/protocolo`,
    value: `${TIPO_INSTRUMENTO_NOMBRE[tipo]} ${numero} de ${anio}`,
  };
}

import { Injectable } from '@nestjs/common';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { storedPattern } from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { CoincidenciasOf, type CoincidenciasSource, hasWord, type TextoHallable } from '../carpetas/coincidencia.js';

/** The fields of a parte's persona in which a search looks. */
interface ParteHallada {
  nombre: string;
  numeroDoc: string | null;
  idFiscal: string | null;
}

/** The partes by which a search found carpetas, up to ten of each carpeta. */
@Injectable()
@CoincidenciasOf({ orden: 1 })
export class PartesHalladas implements CoincidenciasSource {
  constructor(private readonly transactions: Transactions) {}

  async find(buscar: string, ids: readonly string[]): Promise<Map<string, TextoHallable[]>> {
    const patterns = likePatterns(buscar).flatMap((pattern) => [pattern, storedPattern(pattern)]);
    const rows: (ParteHallada & { carpetaId: string })[] = await this.transactions.manager.query(
      `select c.id as "carpetaId", p.nombre, p."numeroDoc", p."idFiscal"
         from unnest($1::uuid[]) as c (id), lateral (
           select pe.nombre_completo as nombre, pe.numero_doc as "numeroDoc", pe.id_fiscal as "idFiscal"
             from partes pa join personas pe on pe.id = pa.persona_id
            where pa.carpeta_id = c.id and pe.busqueda like any (select sin_acentos(unnest($2::text[])))
            order by pa.orden limit 10) as p`,
      [ids, patterns],
    );
    const byCarpeta = Map.groupBy(rows, ({ carpetaId }) => carpetaId);
    return new Map([...byCarpeta].map(([id, partes]) => [id, partes.flatMap(textosDeParte)]));
  }
}

/** The texts of a parte in which a search looks: name, and numbers of documents. */
export function textosDeParte({ nombre, numeroDoc, idFiscal }: ParteHallada): TextoHallable[] {
  return [
    { tipo: 'parte', texto: nombre, has: hasWord(nombre) },
    ...[numeroDoc, idFiscal].map((numero) => ({
      tipo: 'documento' as const,
      texto: `${numero} (${nombre})`,
      has: (word: string) => /\d/.test(word) && hasWord(numero)(withoutAccents(storedPattern(word))),
    })),
  ];
}

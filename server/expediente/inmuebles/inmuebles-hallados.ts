import { Injectable } from '@nestjs/common';
import { likePatterns } from '../../common/input/search-words.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { storedPattern } from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { CoincidenciasOf, type CoincidenciasSource, hasWord, type TextoHallable } from '../carpetas/coincidencia.js';

/** The fields of an inmueble in which a search looks. */
interface InmuebleHallado {
  matricula: string | null;
  nomenclatura: string | null;
  domicilio: string | null;
  registro: string | null;
}

/** The inmuebles by which a search found carpetas, up to ten of each carpeta. */
@Injectable()
@CoincidenciasOf({ orden: 2 })
export class InmueblesHallados implements CoincidenciasSource {
  constructor(private readonly transactions: Transactions) {}

  async find(buscar: string, ids: readonly string[]): Promise<Map<string, TextoHallable[]>> {
    const patterns = likePatterns(buscar).flatMap((pattern) => [pattern, storedPattern(pattern)]);
    const rows: (InmuebleHallado & { carpetaId: string })[] = await this.transactions.manager.query(
      `select c.id as "carpetaId", i.matricula, i.nomenclatura, i.domicilio, i.registro
         from unnest($1::uuid[]) as c (id), lateral (
           select i.* from carpeta_inmuebles ci join inmuebles i on i.id = ci.inmueble_id
            where ci.carpeta_id = c.id and i.busqueda like any (select sin_acentos(unnest($2::text[])))
            order by ci.orden limit 10) as i`,
      [ids, patterns],
    );
    const byCarpeta = Map.groupBy(rows, ({ carpetaId }) => carpetaId);
    return new Map([...byCarpeta].map(([id, inmuebles]) => [id, inmuebles.flatMap(textosDeInmueble)]));
  }
}

/** The texts of an inmueble in which a search looks. */
export function textosDeInmueble({ matricula, nomenclatura, domicilio, registro }: InmuebleHallado): TextoHallable[] {
  return [matricula && `Matrícula ${matricula}`, nomenclatura, domicilio, registro].map((texto) => ({
    tipo: 'inmueble',
    texto: texto ?? '',
    has: (word) => hasWord(texto)(word) || (/\d/.test(word) && bare(texto).includes(bare(word))),
  }));
}

/** A text reduced to its letters and digits: «12-3456/7» is «1234567». */
const bare = (text: string | null): string => withoutAccents(text ?? '').replace(/[^a-z0-9]/g, '');

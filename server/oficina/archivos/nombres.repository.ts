import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/tenancy/transactions.js';
import { NombresDelLugar } from './nombres-del-lugar.js';

/** The most characters that a name may have. */
export const MAX_NOMBRE = { archivos: 255, directorios: 120 } as const;

const PLACE = { archivos: 'directorio_id', directorios: 'padre_id' } as const;

/** The names of a place. Only the database compares names, as its unique indexes do. */
@Injectable()
export class NombresRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * The names of one kind in a directorio; null is the outermost level. The caller keeps others from giving names
   * there.
   * @param siExiste what happens to a name that is taken; undefined refuses it
   */
  async in(
    kind: keyof typeof PLACE,
    directorioId: string | null,
    siExiste?: 'conservar_ambos' | 'omitir',
  ): Promise<NombresDelLugar> {
    const place = directorioId === null ? `(${PLACE[kind]} is null and $1::uuid is null)` : `${PLACE[kind]} = $1`;
    const rows = await this.transactions.prepared<{ clave: string }>(
      `select nombre_orden as clave from ${kind} where ${place} and eliminado_en is null`,
      [directorioId],
    );
    return new NombresDelLugar(
      rows.map(({ clave }) => clave),
      { keysOf: (nombres) => this.keysOf(nombres), max: MAX_NOMBRE[kind] },
      siExiste,
    );
  }

  private async keysOf(nombres: readonly string[]): Promise<string[]> {
    const rows = await this.transactions.prepared<{ clave: string }>(
      `select orden_es(n.nombre) as clave from unnest($1::text[]) with ordinality n (nombre, i) order by n.i`,
      [nombres],
    );
    return rows.map(({ clave }) => clave);
  }
}

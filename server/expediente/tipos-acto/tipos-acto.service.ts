import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type CuentaFollower, FollowsCuentas } from '../../plataforma/cuentas/cuenta-followers.js';
import type { Pais } from '../../vocabulario/paises.js';
import { actoInicial, CATALOGO } from './catalogo.js';
import { TipoActo } from './tipo-acto.entity.js';
import { deVersion, VersionDeActo } from './version-de-acto.entity.js';

/** The acto of a carpeta, and the version that the carpeta has. */
export interface ActoYVersion {
  tipoActoId: string;
  tipoActoVersion: number;
}

/** The rules in the carpeta's version of the acto, under the present name of the acto. */
export type ReglasDeActo = Pick<
  TipoActo,
  'id' | 'nombre' | 'version' | 'esRegistrable' | 'rolesRequeridos' | 'alcanceAml' | 'plazos'
> & {
  /** The number of the acto's newest version. */
  ultima: number;
};

/** The catalogue of actos of the running cuenta. */
@Injectable()
@FollowsCuentas()
export class TiposActoService implements CuentaFollower {
  constructor(private readonly transactions: Transactions) {}

  /** All actos, ordered by name. */
  findAll(): Promise<TipoActo[]> {
    return this.transactions.manager.find(TipoActo, { order: { nombre: 'asc' } });
  }

  find(id: string): Promise<TipoActo | null> {
    return this.transactions.manager.findOneBy(TipoActo, { id });
  }

  /** The rules of these carpetas, by {@link claveDeReglas}. */
  async findReglas(carpetas: readonly ActoYVersion[]): Promise<Map<string, ReglasDeActo>> {
    const rows = await this.transactions.prepared<ReglasDeActo>(
      `select t.id, t.nombre, v.version, t.version as ultima, v.es_registrable as "esRegistrable", v.roles_requeridos as "rolesRequeridos",
              v.alcance_aml as "alcanceAml", v.plazos
         from (select distinct * from unnest($1::uuid[], $2::int[]) as asked (id, version)) as asked
         join tipos_acto t on t.id = asked.id
         join tipos_acto_versiones v on v.tipo_acto_id = asked.id and v.version = asked.version`,
      [carpetas.map(({ tipoActoId }) => tipoActoId), carpetas.map(({ tipoActoVersion }) => tipoActoVersion)],
    );
    return new Map(
      rows.map((row) => [claveDeReglas({ tipoActoId: row.id, tipoActoVersion: row.version }), row] as const),
    );
  }

  /** The rules of a carpeta. They exist, since the carpeta's row refers to them. */
  async getReglas(carpeta: ActoYVersion): Promise<ReglasDeActo> {
    return (await this.findReglas([carpeta])).get(claveDeReglas(carpeta)) as ReglasDeActo;
  }

  /** Gives a new cuenta the actos of its country. */
  async opened(pais: Pais): Promise<void> {
    const actos = CATALOGO[pais].flatMap(({ clave }) => {
      const acto = actoInicial(pais, clave);
      return acto ? [{ ...acto, id: uuid() }] : [];
    });
    await this.transactions.manager.insert(TipoActo, actos);
    await this.transactions.manager.insert(
      VersionDeActo,
      actos.map((acto) => deVersion(acto)),
    );
  }

  /** Replaces the actos by another country's. No carpeta may use the present actos. */
  async countryChanged(pais: Pais): Promise<void> {
    await this.transactions.manager.createQueryBuilder().delete().from(TipoActo).execute();
    await this.opened(pais);
  }
}

/** A key for the rules of a carpeta. */
export function claveDeReglas({ tipoActoId, tipoActoVersion }: ActoYVersion): string {
  return `${tipoActoId}/${tipoActoVersion}`;
}

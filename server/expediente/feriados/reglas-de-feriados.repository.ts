import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Confirmacion } from '../../common/confirmacion.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { cuentasQue } from '../../plataforma/avisos/rondas-de-recordatorios.service.js';
import { HUELLAS, type ReglaDeCalendario } from './calendario.js';

const FIELDS = `clave, nombre, fuente, null as ambito, dia_del_anio as "diaDelAnio", desde, hasta, rige,
                confirmado_en as "confirmadaEn", confirmado_por as "confirmadaPor"`;

/** The rules that the office changed or added, and the hash for its plazos. */
@Injectable()
export class ReglasDeFeriadosRepository {
  constructor(private readonly transactions: Transactions) {}

  findAll(): Promise<ReglaDeCalendario[]> {
    return this.transactions.prepared<ReglaDeCalendario>(
      `select ${FIELDS} from feriado_reglas order by nombre, clave`,
      [],
    );
  }

  /** Copies a rule for the office, unless a copy exists, and locks it. @param regla the rule without a copy */
  async take(regla: ReglaDeCalendario): Promise<ReglaDeCalendario> {
    await this.add(regla);
    return (await this.lock(regla.clave)) ?? regla;
  }

  async lock(clave: string): Promise<ReglaDeCalendario | null> {
    const [row]: ReglaDeCalendario[] = await this.transactions.manager.query(
      `select ${FIELDS} from feriado_reglas where clave = $1 for update`,
      [clave],
    );
    return row ?? null;
  }

  async add(regla: ReglaDeCalendario): Promise<void> {
    await this.transactions.manager.query(
      `insert into feriado_reglas
         (clave, nombre, fuente, dia_del_anio, desde, hasta, rige, confirmado_en, confirmado_por)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      valuesOf(regla),
    );
  }

  /** Writes all fields of a locked rule. */
  async update(regla: ReglaDeCalendario): Promise<void> {
    await this.transactions.manager.query(
      `update feriado_reglas
          set nombre = $2, fuente = $3, dia_del_anio = $4, desde = $5, hasta = $6, rige = $7, confirmado_en = $8,
              confirmado_por = $9
        where clave = $1`,
      valuesOf(regla),
    );
  }

  /** Writes the confirmation of several rules in a statement. Rules of the country without a copy get a copy. */
  async confirm(reglas: readonly ReglaDeCalendario[], { confirmadaEn, confirmadaPor }: Confirmacion): Promise<void> {
    await this.transactions.manager.query(
      `insert into feriado_reglas
         (clave, nombre, fuente, dia_del_anio, desde, hasta, rige, confirmado_en, confirmado_por)
       select r.clave, r.nombre, r.fuente, r."diaDelAnio", r.desde, r.hasta, r.rige, $2::timestamptz, $3::uuid
         from jsonb_to_recordset($1) as r (clave text, nombre text, fuente text, "diaDelAnio" text, desde smallint,
                                           hasta smallint, rige boolean)
       on conflict (cuenta_id, clave) do update
          set confirmado_en = excluded.confirmado_en, confirmado_por = excluded.confirmado_por`,
      [JSON.stringify(reglas), confirmadaEn, confirmadaPor],
    );
  }

  async delete(clave: string): Promise<void> {
    await this.transactions.manager.query('delete from feriado_reglas where clave = $1', [clave]);
  }

  /** Open cuentas whose plazos follow earlier rules of their country, each as a titular. */
  findCuentasOfOtherRules(manager: EntityManager): Promise<TenantContext[]> {
    return cuentasQue(
      manager,
      `$1::jsonb ? c.pais and not exists (
         select 1 from feriado_calendarios f where f.cuenta_id = c.id and f.huella = $1::jsonb ->> c.pais)`,
      [JSON.stringify(HUELLAS)],
    );
  }

  /** Writes that the open plazos of the running cuenta follow the rules of this release. */
  async setApplied(pais: string): Promise<void> {
    await this.transactions.manager.query(
      `insert into feriado_calendarios (huella) values ($1)
       on conflict (cuenta_id) do update set huella = excluded.huella`,
      [HUELLAS[pais]],
    );
  }
}

const valuesOf = ({
  clave,
  nombre,
  fuente,
  diaDelAnio,
  desde,
  hasta,
  rige,
  ...regla
}: ReglaDeCalendario): unknown[] => [
  ...[clave, nombre, fuente, diaDelAnio, desde, hasta, rige, regla.confirmadaEn, regla.confirmadaPor],
];

import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { confirmacion, confirmacionTras } from '../../common/confirmacion.js';
import { changesOf } from '../../common/database/changes.js';
import { found } from '../../common/database/found.js';
import { invalidField, notFound } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { PRIMER_ANIO, type ReglaDeCalendario, reglasDeCuenta, ULTIMO_ANIO } from './calendario.js';
import { FeriadosService } from './feriados.service.js';
import type {
  ConfirmarReglasDeFeriadosDto,
  CrearReglaDeFeriadoDto,
  ModificarReglaDeFeriadoDto,
} from './reglas-de-feriados.dto.js';
import { ReglasDeFeriadosRepository } from './reglas-de-feriados.repository.js';

/** All days, since a rule can close registers in any year. */
const SIEMPRE = { desde: `${PRIMER_ANIO}-01-01`, hasta: `${ULTIMO_ANIO}-12-31`, isBySystem: false };

/**
 * The rules by which registers close each year. The office confirms and edits the country's rules, and adds its own.
 */
@Injectable()
export class ReglasDeFeriados {
  constructor(
    private readonly reglas: ReglasDeFeriadosRepository,
    private readonly feriados: FeriadosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** The country's rules as the office changed them, then the office's own rules. */
  async findAll(): Promise<ReglaDeCalendario[]> {
    return reglasDeCuenta((await this.directory.cuenta()).pais, await this.reglas.findAll());
  }

  /** Adds a rule of the office. @returns the number of rows with another last day */
  async create({ id, desde = null, hasta = null, ...fields }: CrearReglaDeFeriadoDto): Promise<number> {
    const regla = {
      ...{ ...fields, clave: id ?? uuid(), ambito: null, desde, hasta, rige: true },
      ...confirmacion(this.transactions, true),
    };
    checkYears(regla);
    await this.reglas.add(regla);
    return this.feriados.changed('feriado.regla_agregada', { nombre: regla.nombre }, SIEMPRE);
  }

  /** Changes a rule, for all years. @returns the number of rows with another last day @throws DomainError 404, 422 */
  async update(clave: string, { confirmado, ...fields }: ModificarReglaDeFeriadoDto): Promise<number> {
    const known = (await this.findAll()).find((regla) => regla.clave === clave);
    if (!known) {
      throw notFound('la regla');
    }
    const before = await this.reglas.take(known);
    const changes = changesOf<ReglaDeCalendario>(before, fields as Partial<ReglaDeCalendario>);
    const campos = Object.keys(changes);
    const isConfirmed = before.confirmadaEn !== null;
    const after = { ...before, ...changes };
    checkYears(after);
    // Who changes the day or the norm confirms the rule, too. A new name alone confirms nothing.
    const isWritten = campos.some((campo) => campo !== 'nombre');
    await this.reglas.update({
      ...after,
      ...confirmacionTras(this.transactions, before, { asked: confirmado, isWritten }),
    });
    if (campos.length > 0) {
      return this.feriados.changed('feriado.regla_modificada', { nombre: after.nombre, campos }, SIEMPRE);
    }
    if (confirmado !== undefined && confirmado !== isConfirmed) {
      this.feriados.record('feriado.regla_confirmada', { nombre: after.nombre, confirmado });
    }
    return 0;
  }

  /** Confirms rules by the norms in force, or takes that back. @throws DomainError 404 unless all rules exist */
  async confirmAll({ claves, confirmado }: ConfirmarReglasDeFeriadosDto): Promise<void> {
    const known = new Map((await this.findAll()).map((regla) => [regla.clave, regla]));
    const reglas = claves.map((clave) => found(known.get(clave), 'una de las reglas'));
    const changed = reglas.filter(({ confirmadaEn }) => (confirmadaEn !== null) !== confirmado);
    if (changed.length > 0) {
      await this.reglas.confirm(changed, confirmacion(this.transactions, confirmado));
      const nombres = changed.map(({ nombre }) => nombre);
      this.feriados.record('feriado.reglas_confirmadas', { nombres, confirmado });
    }
  }

  /** Deletes a rule of the office. @returns the number of rows with another last day @throws DomainError 404 */
  async remove(clave: string): Promise<number> {
    const regla = await this.reglas.lock(clave);
    if (regla?.diaDelAnio == null) {
      throw notFound('la regla');
    }
    await this.reglas.delete(clave);
    return this.feriados.changed('feriado.regla_quitada', { nombre: regla.nombre }, SIEMPRE);
  }
}

/** @throws DomainError 422 when the last year is before the first */
function checkYears({ desde, hasta }: ReglaDeCalendario): void {
  if (desde !== null && hasta !== null && hasta < desde) {
    throw invalidField('hasta', 'El último año no puede ser anterior al primero.');
  }
}

import { Injectable } from '@nestjs/common';
import { Settings } from '../../common/config/settings.js';
import { changesOf } from '../../common/database/changes.js';
import { foundAt } from '../../common/database/found.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { codigoOf, SERIE_CARPETA, yearIn } from '../../vocabulario/numeracion.js';
import { seesAllCarpetas } from '../../vocabulario/roles.js';
import { type Accion, Auditoria } from '../auditoria/auditoria.service.js';
import { Imagenes } from '../imagenes/imagenes.service.js';
import type { CuentaActualDto, ModificarCuentaDto } from './cuenta-actual.dto.js';
import { type CambiosCuenta, CuentaActualRepository, type CuentaFila } from './cuenta-actual.repository.js';
import { CuentaFollowers } from './cuenta-followers.js';
import { PrimerosPasosRepository } from './primeros-pasos.repository.js';

/** The fields in a member's list of cuentas, which is fetched with the person. */
const LISTED = ['nombre', 'logo', 'pais', 'zonaHoraria', 'moneda'] as const;

/** The active cuenta of the session: its name, its numbering, its logo. */
@Injectable()
export class CuentaActual {
  constructor(
    private readonly cuentas: CuentaActualRepository,
    private readonly primerosPasos: PrimerosPasosRepository,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly followers: CuentaFollowers,
    private readonly imagenes: Imagenes,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly settings: Settings,
  ) {}

  async get(): Promise<CuentaActualDto> {
    return this.present(await this.cuentas.get());
  }

  /**
   * Changes the fields that are sent.
   * @throws DomainError 412; 422 for another country once there are carpetas, or for a number that is already used
   */
  async update(version: number, body: ModificarCuentaDto): Promise<CuentaActualDto> {
    const { prefijo, primero, proximo, ...fields } = body;
    const cuenta = foundAt(await this.cuentas.getLocked(), 'la cuenta', version);
    const changes = changesOf(cuenta, { ...fields, numeroPrefijo: prefijo, numeroInicial: primero });
    const campos = Object.keys(changes);
    if (changes.pais) {
      await this.changeCountry(changes);
    }
    if (proximo !== undefined) {
      await this.continueAt(proximo, { ...cuenta, ...changes });
    }
    if (campos.length > 0 || proximo !== undefined) {
      const isNumbering = proximo !== undefined || 'numeroPrefijo' in changes || 'numeroInicial' in changes;
      // Only these fields raise the version. So a new logo or a closing meanwhile causes no conflict.
      await this.write({
        ...changes,
        ...(isNumbering && { numeracionConfirmadaEn: this.transactions.now }),
        version: version + 1,
      });
    }
    if (campos.length > 0) {
      this.record('cuenta.modificada', { campos });
    }
    return this.get();
  }

  /** Sets a new logo or removes the logo. @param logo its address */
  async setLogo(logo: string | null): Promise<CuentaActualDto> {
    const { logo: before } = await this.cuentas.getLocked();
    if (before !== logo) {
      await this.transactions.asPlatform((manager) => this.imagenes.replace(manager, before, logo));
      await this.write({ logo });
      this.record('cuenta.logo', { quitado: logo === null });
    }
    return this.get();
  }

  /** Writes the row. The cache drops the cuenta, and open tabs fetch it again. */
  async write(changes: CambiosCuenta): Promise<void> {
    await this.cuentas.update(changes);
    const { cuentaId } = this.transactions.tenant;
    this.transactions.afterCommit(() => this.directory.forget(cuentaId));
    this.realtime.tellCuenta({ type: 'cuenta.changed' });
    if (LISTED.some((campo) => campo in changes)) {
      this.realtime.tellCuenta({ type: 'user.changed' });
    }
  }

  /** Records in the audit an action on the cuenta itself. */
  record(accion: Accion, datos?: Record<string, unknown>): void {
    this.auditoria.record({ accion, entidad: 'cuenta', entidadId: this.transactions.tenant.cuentaId, datos });
  }

  /** Replaces the catalogue of actos, which depends on the country. No carpeta may refer to the old catalogue. */
  private async changeCountry({ pais }: CambiosCuenta): Promise<void> {
    if (pais && (await this.cuentas.hasCarpetas())) {
      throw invalidField('pais', 'El país no se puede cambiar: la cuenta ya tiene carpetas.');
    }
    if (pais) {
      await this.followers.tell((follower) => follower.countryChanged?.(pais));
    }
  }

  /** Makes the numbers of this year continue at `proximo`. It may go back, but stays above the last used number. */
  private async continueAt(proximo: number, { zonaHoraria, numeroPrefijo }: CuentaFila): Promise<void> {
    const anio = yearIn(zonaHoraria, this.transactions.now);
    // The number is written first: until the transaction ends, no carpeta is numbered. A refusal rolls it back.
    await this.cuentas.setLastNumber(SERIE_CARPETA, anio, proximo - 1);
    const used = await this.cuentas.lastUsedNumber(anio);
    if (used !== null && proximo <= used) {
      throw invalidField('proximo', `Este año ya se usó el ${used}: el próximo debe ser mayor.`);
    }
    this.record('cuenta.numeroAdelantado', { proximo: codigoOf(numeroPrefijo, anio, proximo) });
  }

  private async present(cuenta: CuentaFila): Promise<CuentaActualDto> {
    const {
      numeroPrefijo,
      numeroInicial,
      cierrePedidoEn,
      cierrePedidoPor,
      cierraEn,
      cierreAvisos: _,
      enPrimerosPasos,
      numeracionConfirmadaEn: __,
      ...fields
    } = cuenta;
    const anio = yearIn(cuenta.zonaHoraria, this.transactions.now);
    const ultimo = await this.cuentas.lastNumber(SERIE_CARPETA, anio);
    const tieneCarpetas = await this.cuentas.hasCarpetas();
    const seesAll = seesAllCarpetas(this.transactions.tenant.rolId);
    const naming = await this.directory.naming();
    return {
      ...fields,
      numeracion: {
        prefijo: numeroPrefijo,
        primero: numeroInicial,
        haEmpezado: seesAll ? ultimo !== null : tieneCarpetas,
        proximo: seesAll ? codigoOf(numeroPrefijo, anio, ultimo === null ? numeroInicial : ultimo + 1) : null,
      },
      tieneCarpetas,
      cierre: cierrePedidoEn && cierraEn && { pedidoEn: cierrePedidoEn, cierraEn, pedidoPor: naming(cierrePedidoPor) },
      primerosPasos: enPrimerosPasos ? await this.primerosPasos.estado() : null,
      diasHastaCierre: this.settings.CIERRE_DAYS,
    };
  }
}

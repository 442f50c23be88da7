import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Settings } from '../../common/config/settings.js';
import { DAY_MS } from '../../common/day.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AvisosDeCierre } from './avisos-de-cierre.service.js';
import { CIERRE_AVISADO } from './cierres.repository.js';
import type { CuentaActualDto } from './cuenta-actual.dto.js';
import { CuentaActualRepository } from './cuenta-actual.repository.js';
import { CuentaActual } from './cuenta-actual.service.js';

const WEEK_DAYS = 7;

/**
 * Closes a cuenta. A titular requests the closing, and can undo it until its day. From that day nobody enters the
 * cuenta.
 */
@Injectable()
export class Cierre {
  constructor(
    private readonly cuenta: CuentaActual,
    private readonly cuentas: CuentaActualRepository,
    private readonly avisos: AvisosDeCierre,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /**
   * Requests the closing of the running cuenta, and tells its titulares. A second request does not change the day.
   * @param nombre the cuenta's name, as the person typed it
   * @throws DomainError 422 for another name
   */
  async request(nombre: string): Promise<CuentaActualDto> {
    const { cuentaId, usuarioId } = this.transactions.tenant;
    const cuenta = await this.cuentas.getLocked();
    if (nombre !== cuenta.nombre) {
      throw invalidField('nombre', 'El nombre no coincide con el de la cuenta.');
    }
    if (cuenta.cierraEn === null) {
      const { CIERRE_DAYS } = this.settings;
      const { now } = this.transactions;
      const cierraEn = new Date(now.getTime() + CIERRE_DAYS * DAY_MS);
      // With a short notice, this mail is also the mail of a week before.
      const cierreAvisos = CIERRE_DAYS > WEEK_DAYS ? CIERRE_AVISADO.pedido : CIERRE_AVISADO.semanaAntes;
      await this.cuenta.write({ cierrePedidoEn: now, cierrePedidoPor: usuarioId, cierraEn, cierreAvisos });
      const enLaCuenta = DateTime.fromJSDate(cierraEn, { zone: cuenta.zonaHoraria });
      this.cuenta.record('cuenta.cierrePedido', { cierraEn: enLaCuenta.toISO() });
      const pedidoPor = (await this.directory.naming())(usuarioId)?.nombre ?? '';
      await this.avisos.tell({ ...cuenta, cuentaId, cierraEn, pedidoPor, isClosed: false });
    }
    return this.cuenta.get();
  }

  /** Withdraws the request to close the running cuenta. */
  async undo(): Promise<CuentaActualDto> {
    const { cierraEn } = await this.cuentas.getLocked();
    if (cierraEn !== null) {
      await this.cuenta.write({ cierrePedidoEn: null, cierrePedidoPor: null, cierraEn: null, cierreAvisos: 0 });
      this.cuenta.record('cuenta.cierreDeshecho');
    }
    return this.cuenta.get();
  }
}

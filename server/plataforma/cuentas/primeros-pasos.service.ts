import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { CuentaActualDto } from './cuenta-actual.dto.js';
import { CuentaActualRepository } from './cuenta-actual.repository.js';
import { CuentaActual } from './cuenta-actual.service.js';
import type { ModificarPrimerosPasosDto, PrimerosPasosDto } from './primeros-pasos.dto.js';
import { PrimerosPasosRepository } from './primeros-pasos.repository.js';

/** The first steps of a new cuenta. The data of the cuenta decides which steps are done. */
@Injectable()
export class PrimerosPasos {
  constructor(
    private readonly pasos: PrimerosPasosRepository,
    private readonly cuentas: CuentaActualRepository,
    private readonly cuenta: CuentaActual,
    private readonly transactions: Transactions,
  ) {}

  get(): Promise<PrimerosPasosDto> {
    return this.pasos.find();
  }

  /**
   * @throws DomainError 409 when a step is missing, or the steps have ended already; of two requests at once, one
   * succeeds
   */
  async update({ ocultos, numeracionConfirmada, terminados }: ModificarPrimerosPasosDto): Promise<CuentaActualDto> {
    if (ocultos !== undefined) {
      await (ocultos ? this.pasos.hide() : this.pasos.show());
    }
    if (numeracionConfirmada) {
      await this.confirmNumbering();
    }
    if (terminados) {
      await this.end();
    }
    return this.cuenta.get();
  }

  private async confirmNumbering(): Promise<void> {
    const { numeracionConfirmadaEn } = await this.cuentas.getLocked();
    if (!numeracionConfirmadaEn) {
      await this.cuenta.write({ numeracionConfirmadaEn: this.transactions.now });
      this.cuenta.record('cuenta.numeracionConfirmada');
    }
  }

  private async end(): Promise<void> {
    const { enPrimerosPasos } = await this.cuentas.getLocked();
    const done = await this.pasos.find();
    if (!enPrimerosPasos || Object.values(done).includes(false)) {
      throw new DomainError('PASOS_PENDIENTES', 409, 'Los primeros pasos ya terminaron, o falta alguno.');
    }
    await this.cuenta.write({ enPrimerosPasos: false });
  }
}

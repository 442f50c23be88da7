import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { type Ronda, RondasDeRecordatorios } from '../../plataforma/avisos/rondas-de-recordatorios.service.js';
import { PRIMER_ANIO, ULTIMO_ANIO } from './calendario.js';
import { FeriadosService } from './feriados.service.js';
import { ReglasDeFeriadosRepository } from './reglas-de-feriados.repository.js';

/** Computes the open plazos of each cuenta again when a release changes its country's rules. */
@Injectable()
export class RecalculoDePlazos implements OnModuleInit, Ronda {
  constructor(
    private readonly reglas: ReglasDeFeriadosRepository,
    private readonly feriados: FeriadosService,
    private readonly recordatorios: RondasDeRecordatorios,
    private readonly directory: CuentaDirectory,
  ) {}

  onModuleInit(): Promise<void> {
    return this.recordatorios.schedule('feriados-recalculo', this);
  }

  /** Computes in all cuentas where it is daytime. */
  run(): Promise<void> {
    return this.recordatorios.run(this);
  }

  findCuentas(manager: EntityManager): Promise<TenantContext[]> {
    return this.reglas.findCuentasOfOtherRules(manager);
  }

  async remind(): Promise<void> {
    await this.feriados.recompute({
      ...{ desde: `${PRIMER_ANIO}-01-01`, hasta: `${ULTIMO_ANIO}-12-31`, isBySystem: true },
    });
    await this.reglas.setApplied((await this.directory.cuenta()).pais);
  }
}

import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { FinanzasService } from '../oficina/finanzas/finanzas.service.js';
import type { Limites } from '../oficina/finanzas/presupuestos.repository.js';
import { daysAgo } from './demo-moments.js';
import type { OpenOficina } from './open-oficina.js';

/** The budgets by the currency of the office. The amounts of the demo reach them in part. */
const PRESUPUESTOS: Readonly<Record<string, Limites>> = {
  ARS: { gastos: '600000000', ahorro: '900000000', pendientes: '800000000', resumen: '150000000' },
  UYU: { gastos: '30000000', ahorro: '90000000', pendientes: '25000000', resumen: '15000000' },
  EUR: { gastos: '1500000', ahorro: '6000000', pendientes: '2000000', resumen: '1000000' },
};

/** Sets the budget of an office, as its titular did a month ago. */
@Injectable()
export class DemoPresupuesto {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly finanzas: FinanzasService,
  ) {}

  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      const { moneda } = await this.directory.cuenta();
      const limites = PRESUPUESTOS[moneda];
      if (limites && (await this.finanzas.findPresupuesto(moneda)).version === 0) {
        await this.transactions.atTime(daysAgo(30), () => this.finanzas.setPresupuesto({ moneda, ...limites }));
      }
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../common/tenancy/transactions.js';
import { CotizacionesService } from '../oficina/cotizaciones/cotizaciones.service.js';
import { demoCotizaciones } from './demo-cotizaciones.js';
import { daysAgo } from './demo-moments.js';
import type { OpenOficina } from './open-oficina.js';

const DIAS = 120;

/** Writes the fictitious rates of an office, as if they had been imported yesterday. */
@Injectable()
export class DemoCotizaciones {
  constructor(
    private readonly transactions: Transactions,
    private readonly cotizaciones: CotizacionesService,
  ) {}

  /** Runs in one transaction, so that an office has either all rates or none. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      const { hoy, moneda } = await this.cotizaciones.aqui();
      const seguidas = await this.cotizaciones.findSeguidas();
      if ((await this.cotizaciones.findSeries(seguidas, DIAS)).length > 0) {
        return;
      }
      const dias = Array.from({ length: DIAS }, (_, i) =>
        DateTime.fromISO(hoy)
          .minus({ days: DIAS - i })
          .toISODate(),
      );
      const nuevas = demoCotizaciones(
        moneda,
        dias.filter((dia) => dia !== null),
      );
      await this.transactions.atTime(daysAgo(1), () =>
        this.cotizaciones.addAll(
          nuevas.map((nueva) => ({ id: uuid(), ...nueva })),
          'csv',
        ),
      );
    });
  }
}

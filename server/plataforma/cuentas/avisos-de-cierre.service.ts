import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Jobs } from '../../common/jobs/jobs.js';
import { Cartero } from '../../common/mail/cartero.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { CIERRE_AVISADO, CierresRepository, type CuentaQueCierra } from './cierres.repository.js';

const QUEUE = 'cierres';
const HOURLY = '7 * * * *';

/** The mails to titulares about a closing. They are sent at the request, a week before, and after it. */
@Injectable()
export class AvisosDeCierre implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly cartero: Cartero,
    private readonly cierres: CierresRepository,
    private readonly transactions: Transactions,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define(QUEUE, { handler: () => this.run() });
    await this.jobs.schedule(QUEUE, HOURLY);
  }

  /** Sends the due mails. Each mail and the note that it was sent share a transaction. */
  run(): Promise<void> {
    return this.transactions.platform(async (manager) => {
      for (const cuenta of await this.cierres.findDue(manager)) {
        const avisado = cuenta.isClosed ? CIERRE_AVISADO.cerrada : CIERRE_AVISADO.semanaAntes;
        await this.cierres.setAvisado(manager, cuenta.cuentaId, avisado);
        await this.tell(cuenta);
      }
    });
  }

  /** Mails the titulares of a cuenta, in the running transaction. */
  async tell({ cuentaId, nombre: cuenta, pedidoPor, ...cierre }: CuentaQueCierra): Promise<void> {
    const titulares = await this.transactions.asPlatform((manager) => this.cierres.findTitulares(manager, cuentaId));
    for (const { email: para, nombre } of titulares) {
      await (cierre.isClosed
        ? this.cartero.enviar({ para, plantilla: 'cierreHecho', datos: { nombre, cuenta } })
        : this.cartero.enviar({
            para,
            plantilla: 'cierrePedido',
            datos: { nombre, cuenta, pedidoPor, fecha: dateOf(cierre) },
          }));
    }
  }
}

/** A date in the cuenta's time zone: «21 de diciembre de 2026». */
function dateOf({ cierraEn, zonaHoraria }: Pick<CuentaQueCierra, 'cierraEn' | 'zonaHoraria'>): string {
  return DateTime.fromJSDate(cierraEn, { zone: zonaHoraria }).setLocale('es').toLocaleString(DateTime.DATE_FULL);
}

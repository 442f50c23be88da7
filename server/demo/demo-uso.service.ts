import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import type { Uso } from '../plataforma/uso/uso.js';
import { UsoRepository } from '../plataforma/uso/uso.repository.js';
import { DemoRandom } from './demo-random.js';
import type { OpenOficina } from './open-oficina.js';

const DAYS = 60;
const SECCIONES = [
  '/carpetas',
  '/carpetas',
  '/carpetas',
  '/personas',
  '/apps/mailbox',
  '/apps/tasks',
  '/chat',
  '/apps/notes',
];
const NAVEGADORES = ['Chrome', 'Chrome', 'Firefox', 'Microsoft Edge', 'Safari'];

/** Writes the use of the product in the last weeks, as the people of an office would have used it. */
@Injectable()
export class DemoUso {
  constructor(
    private readonly usos: UsoRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  async load(office: OpenOficina): Promise<void> {
    const titular = office.person('titular');
    const [zona, isThere] = await this.transactions.tenantTransaction(titular, async () => {
      const dias = await this.usos.findDias('2000-01-01');
      return [(await this.directory.cuenta()).zonaHoraria, dias.some(({ que }) => que === 'sesiones')];
    });
    if (!isThere) {
      await this.usos.add(this.usosOf(office, zona));
    }
  }

  private usosOf(office: OpenOficina, zona: string): Uso[] {
    const random = new DemoRandom(`${office.oficina.nombre} uso`);
    const today = DateTime.now().setZone(zona).startOf('day');
    const usos: Uso[] = [];
    for (const { cuentaId, usuarioId } of office.everybody()) {
      const navegador = random.pick(NAVEGADORES);
      for (let ago = DAYS; ago > 0; ago -= 1) {
        const day = today.minus({ days: ago });
        if (day.weekday > 5 && random.next() < 0.9) {
          continue;
        }
        for (let session = random.int(1, 3); session > 0; session -= 1) {
          const en = day.plus({ hours: random.int(8, 19), minutes: random.int(0, 59) }).toJSDate();
          const detalle = random.next() < 0.25 ? 'Móvil' : 'Computadora';
          const count = (que: Uso['que'], of = '') => usos.push({ cuentaId, que, detalle: of, en });
          count('sesiones', detalle);
          count('navegadores', detalle === 'Móvil' ? 'Safari' : navegador);
          usos.push({ cuentaId, que: 'personas', en, usuarioId });
          for (let page = random.int(3, 12); page > 0; page -= 1) {
            count('paginas', detalle);
            count('secciones', random.pick(SECCIONES));
          }
          for (let search = random.int(0, 3); search > 0; search -= 1) {
            count('busquedas');
          }
        }
      }
    }
    return usos;
  }
}

import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { EventosService } from '../expediente/agenda/eventos.service.js';
import { SalasService } from '../expediente/agenda/salas.service.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import { daysAgo } from './demo-moments.js';
import type { OpenOficina } from './open-oficina.js';

const SALAS = ['Sala de firmas', 'Sala chica'];
/** The hours of the signatures, one after the other. */
const HORAS = [10, 12, 15, 17];

/** Puts the coming signatures of an office into its rooms, and a meeting of the team. */
@Injectable()
export class DemoAgenda {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly carpetas: CarpetasService,
    private readonly eventos: EventosService,
    private readonly salas: SalasService,
    private readonly notifier: Notifier,
  ) {}

  /** Runs in one transaction, so that an office has either the whole agenda or nothing. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      if ((await this.salas.findAll()).length === 0) {
        await this.notifier.silently(() => this.transactions.atTime(daysAgo(1), () => this.write(office)));
      }
    });
  }

  private async write(office: OpenOficina): Promise<void> {
    const [grande, chica] = [
      await this.salas.create({ nombre: SALAS[0]! }),
      await this.salas.create({ nombre: SALAS[1]! }),
    ];
    const { zonaHoraria } = await this.directory.cuenta();
    const today = DateTime.now().setZone(zonaHoraria).startOf('day');
    const query = Object.assign(new CarpetasQuery(), { orden: 'numero', direccion: 'asc', tamano: 100 });
    const [carpetas] = await this.carpetas.findPage({ ...query, estado: ['lista_para_firma'] });
    const hoy = today.toFormat('yyyy-MM-dd');
    const ahead = carpetas.filter((carpeta) => (carpeta.fechaFirmaPrevista ?? '') >= hoy && !carpeta.reservada);
    for (const [i, { id, caratula, fechaFirmaPrevista, escribanoId }] of ahead.entries()) {
      const desde = DateTime.fromISO(fechaFirmaPrevista ?? hoy, { zone: zonaHoraria }).set({
        hour: HORAS[i % HORAS.length],
      });
      await this.eventos.create({
        ...{ tipo: 'firma', titulo: `Firma: ${caratula}`.slice(0, 200), carpetaId: id, salaId: grande.id },
        ...period(desde, 60),
        personas: escribanoId ? [escribanoId] : [],
      });
    }
    await this.eventos.create({
      ...{ tipo: 'reunion', titulo: 'Reunión de equipo', salaId: chica.id },
      ...period(today.plus({ days: 1 }).set({ hour: 9 }), 45),
      personas: ['titular', 'adscripto', 'oficial'].map((key) => office.person(key).usuarioId),
    });
  }
}

function period(desde: DateTime, minutes: number): { desde: string; hasta: string } {
  const text = (moment: DateTime) => moment.toUTC().toISO() ?? '';
  return { desde: text(desde), hasta: text(desde.plus({ minutes })) };
}

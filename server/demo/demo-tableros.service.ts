import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { EtiquetasDeTableroService } from '../oficina/tableros/etiquetas.service.js';
import { TablerosService } from '../oficina/tableros/tableros.service.js';
import { TarjetasService } from '../oficina/tableros/tarjetas.service.js';
import { daysAgo, hourOfDay } from './demo-moments.js';
import { TABLEROS, type TableroDemo } from './demo-tableros.js';
import type { OpenOficina } from './open-oficina.js';

/** Writes the boards of an office, with cards that are due around today. */
@Injectable()
export class DemoTableros {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly tableros: TablerosService,
    private readonly tarjetas: TarjetasService,
    private readonly etiquetas: EtiquetasDeTableroService,
  ) {}

  /** Runs in one transaction, so that an office has either all boards or none. */
  async load(office: OpenOficina): Promise<void> {
    await this.transactions.tenantTransaction(office.person('titular'), async () => {
      if ((await this.tableros.find()).length === 0) {
        const { zonaHoraria } = await this.directory.cuenta();
        for (const tablero of TABLEROS) {
          await this.write(office, tablero, zonaHoraria);
        }
      }
    });
  }

  private async write(office: OpenOficina, { de, listas, ...demo }: TableroDemo, zone: string): Promise<void> {
    const members = de.map((key) => office.person(key === 'visita' ? office.guest : key).usuarioId);
    const { title, description, icon } = demo;
    const { tablero, listas: made } = await this.transactions.atTime(daysAgo(60), () =>
      this.tableros.create({
        title,
        description,
        icon,
        members: [...new Set(members)],
        lists: listas.map(([nombre]) => nombre),
      }),
    );
    const labels = new Map<string, string>();
    // New etiquetas go to the front.
    for (const etiqueta of demo.etiquetas.toReversed()) {
      labels.set(etiqueta, (await this.etiquetas.create({ boardId: tablero.id, title: etiqueta })).id);
    }
    for (const [i, [, tarjetas]] of listas.entries()) {
      for (const { hace, vence, etiquetas = [], ...tarjeta } of tarjetas) {
        const card = {
          ...tarjeta,
          listId: made[i]?.id ?? '',
          labels: etiquetas.flatMap((etiqueta) => labels.get(etiqueta) ?? []),
          dueDate: hourOfDay(vence, 12, zone),
        };
        await this.transactions.atTime(daysAgo(hace), () => this.tarjetas.create(card));
      }
    }
  }
}

import { Injectable } from '@nestjs/common';
import { array, type InferOutput, number, optional, strictObject, string } from 'valibot';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { EtiquetasDeTableroService } from '../oficina/tableros/etiquetas.service.js';
import { TablerosService } from '../oficina/tableros/tableros.service.js';
import { TarjetasService } from '../oficina/tableros/tarjetas.service.js';
import { DemoContent } from './demo-content.service.js';
import { daysAgo, hourOfDay } from './demo-moments.js';
import type { OpenOficina } from './open-oficina.js';

/** A board of an office. */
const TABLERO = strictObject({
  title: string(),
  description: string(),
  icon: string(),
  /** The keys of its members; `visita` is the guest of the office. */
  de: array(string()),
  /** The etiquetas, newest first, as boards show them. */
  etiquetas: array(string()),
  listas: array(
    strictObject({
      title: string(),
      tarjetas: array(
        strictObject({
          title: string(),
          description: optional(string()),
          /** The age of the card in days. */
          hace: number(),
          /** Days from today to the due day. Past days are negative. */
          vence: optional(number()),
          etiquetas: optional(array(string())),
        }),
      ),
    }),
  ),
});
type TableroDemo = InferOutput<typeof TABLERO>;

/** Writes the boards of an office, with cards that are due around today. */
@Injectable()
export class DemoTableros {
  constructor(
    private readonly content: DemoContent,
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
        for (const tablero of this.content.read('tableros', array(TABLERO))) {
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
        lists: listas.map((lista) => lista.title),
      }),
    );
    const labels = new Map<string, string>();
    // New etiquetas go to the front.
    for (const etiqueta of demo.etiquetas.toReversed()) {
      labels.set(etiqueta, (await this.etiquetas.create({ boardId: tablero.id, title: etiqueta })).id);
    }
    for (const [i, { tarjetas }] of listas.entries()) {
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

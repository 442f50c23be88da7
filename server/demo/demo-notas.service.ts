import { Injectable } from '@nestjs/common';
import { array, boolean, type InferOutput, number, optional, strictObject, string } from 'valibot';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { ETIQUETAS_DE_NOTAS } from '../oficina/notas/etiquetas-de-notas.js';
import type { NotaEscritaDto } from '../oficina/notas/notas.dto.js';
import { NotasService } from '../oficina/notas/notas.service.js';
import { Etiquetas } from '../plataforma/etiquetas/etiquetas.service.js';
import { Imagenes, type KeptPicture } from '../plataforma/imagenes/imagenes.service.js';
import { DemoContent } from './demo-content.service.js';
import { daysAgo, hourOfDay } from './demo-moments.js';
import { demoPng } from './demo-png.js';
import { stepOf } from './demo-steps.js';
import type { OpenOficina } from './open-oficina.js';

const NOTAS = strictObject({
  etiquetas: array(string()),
  notas: array(
    strictObject({
      /** The age of the nota in days. */
      hace: number(),
      title: optional(string()),
      content: optional(string()),
      /** The lines. A completed line begins with «✓ ». */
      tareas: optional(array(string())),
      etiquetas: optional(array(string())),
      archived: optional(boolean()),
      /** Days from today to the reminder, at ten in the morning in the office. */
      recordarEn: optional(number()),
      /** The seed of its picture. */
      imagen: optional(string()),
    }),
  ),
});
type NotasDemo = InferOutput<typeof NOTAS>;

/** Writes the notas of the demo's person in an office. */
@Injectable()
export class DemoNotas {
  constructor(
    private readonly content: DemoContent,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly imagenes: Imagenes,
    private readonly notas: NotasService,
    private readonly etiquetas: Etiquetas,
  ) {}

  /** Runs in one transaction, so that the person has either all notas or none. */
  async load(office: OpenOficina): Promise<void> {
    const demo = this.content.read('notas', NOTAS);
    const person = office.person('demo');
    const pictures = new Map<string, KeptPicture>();
    for (const { imagen } of demo.notas) {
      if (imagen) {
        pictures.set(imagen, await this.imagenes.store(demoPng(imagen), person.usuarioId, 'nota'));
      }
    }
    await this.transactions.tenantTransaction(person, async () => {
      if ((await this.notas.findAll()).length === 0) {
        await this.write(demo, pictures);
      }
    });
  }

  private async write(demo: NotasDemo, pictures: ReadonlyMap<string, KeptPicture>): Promise<void> {
    const { zonaHoraria } = await this.directory.cuenta();
    const { usuarioId } = this.transactions.tenant;
    const ids = new Map<string, string>();
    for (const titulo of demo.etiquetas) {
      ids.set(titulo, (await this.etiquetas.create(ETIQUETAS_DE_NOTAS, { titulo, usuarioId })).id);
    }
    for (const nota of demo.notas) {
      await this.transactions.atTime(daysAgo(nota.hace), () =>
        this.notas.create(written(nota, ids, zonaHoraria), pictures.get(nota.imagen ?? '') ?? null),
      );
    }
  }
}

function written(nota: NotasDemo['notas'][number], ids: ReadonlyMap<string, string>, zone: string): NotaEscritaDto {
  const { title, content, tareas, etiquetas = [], archived, recordarEn } = nota;
  return {
    title,
    content,
    archived,
    tasks: tareas?.map(stepOf).map(({ text, isDone }) => ({ content: text, completed: isDone })),
    labels: etiquetas.flatMap((titulo) => ids.get(titulo) ?? []),
    reminder: hourOfDay(recordarEn, 10, zone),
  };
}

import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { ETIQUETAS_DE_NOTAS } from '../oficina/notas/etiquetas-de-notas.js';
import type { NotaEscritaDto } from '../oficina/notas/notas.dto.js';
import { NotasService } from '../oficina/notas/notas.service.js';
import { Etiquetas } from '../plataforma/etiquetas/etiquetas.service.js';
import { Imagenes, type KeptPicture } from '../plataforma/imagenes/imagenes.service.js';
import { daysAgo, hourOfDay } from './demo-moments.js';
import { NOTA_ETIQUETAS, NOTAS, type NotaDemo } from './demo-notas.js';
import { demoPng } from './demo-png.js';
import { stepOf } from './demo-steps.js';
import type { OpenOficina } from './open-oficina.js';

/** Writes the notas of the demo's person in an office. */
@Injectable()
export class DemoNotas {
  constructor(
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly imagenes: Imagenes,
    private readonly notas: NotasService,
    private readonly etiquetas: Etiquetas,
  ) {}

  /** Runs in one transaction, so that the person has either all notas or none. */
  async load(office: OpenOficina): Promise<void> {
    const person = office.person('demo');
    const pictures = new Map<string, KeptPicture>();
    for (const { imagen } of NOTAS) {
      if (imagen) {
        pictures.set(imagen, await this.imagenes.store(demoPng(imagen), person.usuarioId, 'nota'));
      }
    }
    await this.transactions.tenantTransaction(person, async () => {
      if ((await this.notas.findAll()).length === 0) {
        await this.write(pictures);
      }
    });
  }

  private async write(pictures: ReadonlyMap<string, KeptPicture>): Promise<void> {
    const { zonaHoraria } = await this.directory.cuenta();
    const { usuarioId } = this.transactions.tenant;
    const ids = new Map<string, string>();
    for (const titulo of NOTA_ETIQUETAS) {
      ids.set(titulo, (await this.etiquetas.create(ETIQUETAS_DE_NOTAS, { titulo, usuarioId })).id);
    }
    for (const nota of NOTAS) {
      await this.transactions.atTime(daysAgo(nota.hace), () =>
        this.notas.create(written(nota, ids, zonaHoraria), pictures.get(nota.imagen ?? '') ?? null),
      );
    }
  }
}

function written(nota: NotaDemo, ids: ReadonlyMap<string, string>, zone: string): NotaEscritaDto {
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

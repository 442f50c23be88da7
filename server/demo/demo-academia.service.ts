import { Injectable } from '@nestjs/common';
import { array, boolean, type InferOutput, number, optional, strictObject, string } from 'valibot';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Catalogo } from '../oficina/academia/catalogo.service.js';
import { CursosService } from '../oficina/academia/cursos.service.js';
import { PasosService } from '../oficina/academia/pasos.service.js';
import { PedidosService } from '../oficina/academia/pedidos.service.js';
import { ProgresosService } from '../oficina/academia/progresos.service.js';
import { Notifier } from '../plataforma/avisos/notifier.service.js';
import { palabrasDe } from '../vocabulario/palabras.js';
import { DemoContent } from './demo-content.service.js';
import { daysAgo, hourOfDay } from './demo-moments.js';
import type { OpenOficina } from './open-oficina.js';

/** A course that the office wrote. */
const CURSO = strictObject({
  titulo: string(),
  descripcion: string(),
  minutos: number(),
  /** The age of the course in days. */
  hace: number(),
  isPublished: boolean(),
  /** `contenido` is HTML. */
  pasos: array(strictObject({ titulo: string(), subtitulo: string(), contenido: string() })),
});
type CursoDemo = InferOutput<typeof CURSO>;

const ACADEMIA = strictObject({
  cursos: array(CURSO),
  /** The progress of people. A course of the product is named by its slug, the office's own course by `propio`. */
  avances: array(
    strictObject({ de: string(), curso: string(), paso: number(), veces: optional(number()), hace: number() }),
  ),
});

/** Writes the courses of an office. Writes the progress of its people in these courses and in the product's courses. */
@Injectable()
export class DemoAcademia {
  constructor(
    private readonly content: DemoContent,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly catalogo: Catalogo,
    private readonly cursos: CursosService,
    private readonly pasos: PasosService,
    private readonly progresos: ProgresosService,
    private readonly pedidos: PedidosService,
    private readonly notifier: Notifier,
  ) {}

  async load(office: OpenOficina): Promise<void> {
    const { cursos, avances } = this.content.read('academia', ACADEMIA);
    const titular = office.person('titular');
    await this.transactions.tenantTransaction(titular, async () => {
      if (!(await this.catalogo.find()).some(({ isOwn }) => isOwn)) {
        await this.notifier.silently(() => this.write(office, cursos));
      }
    });
    for (const { de, curso, paso, veces = 0, hace } of avances) {
      await this.transactions.tenantTransaction(office.person(de), () =>
        this.transactions.atTime(daysAgo(hace), () => this.advance(curso, paso, veces)),
      );
    }
  }

  private async write(office: OpenOficina, cursos: readonly CursoDemo[]): Promise<void> {
    const { pais, zonaHoraria } = await this.directory.cuenta();
    for (const { titulo, ...curso } of cursos) {
      const named = { ...curso, titulo: titulo.replace('{oficina}', palabrasDe(pais).oficina) };
      await this.transactions.atTime(daysAgo(curso.hace), () => this.add(named));
    }
    const asked = await this.catalogo.measure('documentos-sin-perder-versiones');
    await this.pedidos.request({
      courseId: asked.id,
      people: [office.person('gestor').usuarioId],
      dueDate: hourOfDay(10, 12, zonaHoraria) ?? '',
    });
  }

  private async add({ titulo, descripcion, minutos, isPublished, pasos }: CursoDemo): Promise<void> {
    const { id } = await this.cursos.create({ title: titulo });
    for (const paso of pasos) {
      const { id: pasoId } = await this.pasos.create(id, { title: paso.titulo });
      await this.pasos.update(pasoId, { subtitle: paso.subtitulo, content: paso.contenido });
    }
    await this.cursos.update(id, { description: descripcion, duration: minutos, published: isPublished });
  }

  /** Completes the course `veces` times, and then opens a step of the next round. */
  private async advance(curso: string, paso: number, veces: number): Promise<void> {
    const own = curso === 'propio' ? (await this.catalogo.find()).find(({ isOwn }) => isOwn) : undefined;
    const { id, pasos } = await this.catalogo.measure(own?.curso.id ?? curso);
    const { progreso } = await this.catalogo.get(id);
    for (let completed = progreso?.completado ?? 0; completed < veces; completed++) {
      await this.progresos.advance(id, { currentStep: pasos - 1, completed });
      await this.progresos.advance(id, { currentStep: 0, completed: completed + 1 });
    }
    await this.progresos.advance(id, { currentStep: paso, completed: veces });
  }
}

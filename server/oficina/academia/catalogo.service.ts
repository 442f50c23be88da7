import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { isUuid } from '../../vocabulario/uuid.js';
import type { CursoPaso } from './curso-paso.entity.js';
import { type CursoContado, CursosRepository } from './cursos.repository.js';
import { type CursoDelProducto, CursosDelProducto } from './cursos-del-producto.service.js';
import { type CursoNombrado, type Pedido, type Progreso, ProgresosRepository } from './progresos.repository.js';

/** A course of the product or of the cuenta, as one person sees it. */
export type CursoVisto = (
  | { isOwn: false; curso: CursoDelProducto }
  | ({ isOwn: true } & CursoContado & { detalle?: CursoPaso[] })
) & {
  progreso: Progreso | undefined;
  pedido: (Pedido & { nombre: string }) | undefined;
};

/** A course with the facts that progress and requests need. */
export interface CursoMedido extends CursoNombrado {
  titulo: string;
  pasos: number;
  isPublished: boolean;
}

/** The courses that the running person sees: those of the product, then those of the cuenta. */
@Injectable()
export class Catalogo {
  constructor(
    private readonly producto: CursosDelProducto,
    private readonly cursos: CursosRepository,
    private readonly progresos: ProgresosRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** All courses that the person sees, or the visible courses with these ids. */
  async find(ids?: readonly string[]): Promise<CursoVisto[]> {
    const { usuarioId } = this.transactions.tenant;
    const [own, progresos, pedidos, naming] = [
      await this.cursos.find(ids),
      await this.progresos.find(usuarioId),
      await this.progresos.findPedidos(usuarioId),
      await this.directory.naming(),
    ];
    const known = this.producto.all.filter(({ id }) => !ids || ids.includes(id));
    const ofPerson = (cursoId: string) => {
      const pedido = pedidos.find((each) => each.cursoId === cursoId);
      return {
        progreso: progresos.find((each) => each.cursoId === cursoId),
        pedido: pedido && { ...pedido, nombre: naming(pedido.pedidoPor)?.nombre ?? '' },
      };
    };
    return [
      ...known.map((curso) => ({ isOwn: false as const, curso, ...ofPerson(curso.id) })),
      ...own.map((contado) => ({ isOwn: true as const, ...contado, ...ofPerson(contado.curso.id) })),
    ];
  }

  /**
   * A course with its steps. @param id the course's id; for a course of the product also its slug @throws DomainError
   * 404
   */
  async get(id: string): Promise<CursoVisto> {
    const given = this.producto.find(id)?.id ?? id.toLowerCase();
    const [visto] = isUuid(given) ? await this.find([given]) : [];
    if (!visto) {
      throw notFound('el curso');
    }
    return visto.isOwn ? { ...visto, detalle: await this.cursos.findLegibles(visto.curso.id) } : visto;
  }

  /** The facts of a course that progress and requests need. @throws DomainError 404 */
  async measure(id: string): Promise<CursoMedido> {
    const known = this.producto.find(id);
    if (known) {
      return { id: known.id, isOwn: false, titulo: known.title, pasos: known.steps.length, isPublished: true };
    }
    const [own] = await this.cursos.find([id]);
    if (!own) {
      throw notFound('el curso');
    }
    const { curso, pasos } = own;
    return { id: curso.id, isOwn: true, titulo: curso.titulo, pasos, isPublished: curso.publicadoEn !== null };
  }
}

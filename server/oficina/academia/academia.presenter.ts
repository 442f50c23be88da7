import { withoutAccents } from '../../vocabulario/without-accents.js';
import type {
  CategoriaDto,
  CursoConPasosDto,
  CursoDePersonaDto,
  CursoDto,
  PasoDto,
  PedidoDto,
  PersonaDeAcademiaDto,
} from './academia.dto.js';
import type { CursoVisto } from './catalogo.service.js';
import { CATEGORIAS } from './categorias.js';
import type { CursoPaso } from './curso-paso.entity.js';
import type { PersonaDeAcademia } from './pedidos.service.js';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export function presentCategorias(): CategoriaDto[] {
  return CATEGORIAS.map(({ id, title, slug }) => ({ id, title, slug }));
}

/** @param zone the cuenta's time zone */
export function presentCurso(visto: CursoVisto, zone: string): CursoDto {
  const fields = visto.isOwn ? fieldsOfOwn(visto) : fieldsOfProduct(visto.curso);
  const { updatedOn, ...curso } = fields;
  const { progreso, pedido } = visto;
  return {
    ...curso,
    updatedAt: new Intl.DateTimeFormat('es', { ...DAY, timeZone: zone }).format(updatedOn),
    progress: {
      // The stored step may be one that was deleted since.
      currentStep: Math.min(progreso?.paso ?? 0, Math.max(curso.totalSteps - 1, 0)),
      completed: progreso?.completado ?? 0,
    },
    request: presentPedido(pedido),
  };
}

export function presentCursoConPasos(visto: CursoVisto, zone: string): CursoConPasosDto {
  const steps = visto.isOwn
    ? (visto.detalle ?? []).map(presentPaso)
    : visto.curso.steps.map(({ title, subtitle, html }, order) => ({
        id: null,
        order,
        title,
        subtitle,
        content: html,
        image: null,
        imageSize: null,
        imageText: '',
        version: 0,
      }));
  return { ...presentCurso(visto, zone), steps };
}

export function presentPaso(paso: CursoPaso, order: number): PasoDto {
  const { id, titulo, subtitulo, contenido, imagen, imagenAncho, imagenAlto, imagenTexto, version } = paso;
  return {
    id,
    order,
    title: titulo,
    subtitle: subtitulo,
    content: contenido,
    image: imagen,
    imageSize: imagenAncho && imagenAlto ? { width: imagenAncho, height: imagenAlto } : null,
    imageText: imagenTexto,
    version,
  };
}

export function presentPersona({ miembro, cursos }: PersonaDeAcademia): PersonaDeAcademiaDto {
  const { id, nombre, avatar, rol } = miembro;
  return {
    id,
    name: nombre,
    avatar,
    role: rol,
    courses: cursos.map(
      ({ cursoId, progreso, pedido }): CursoDePersonaDto => ({
        courseId: cursoId,
        currentStep: progreso?.paso ?? 0,
        completed: progreso?.completado ?? 0,
        completedAt: progreso?.completadoEn ?? null,
        seenAt: progreso?.actualizadoEn ?? null,
        request: presentPedido(pedido),
      }),
    ),
  };
}

function presentPedido(pedido: CursoVisto['pedido']): PedidoDto | null {
  return pedido ? { dueDate: pedido.vence, requestedBy: pedido.nombre, doneAt: pedido.cumplidoEn } : null;
}

function fieldsOfProduct({ steps, ...curso }: Extract<CursoVisto, { isOwn: false }>['curso']) {
  return { ...curso, totalSteps: steps.length, own: false, published: true, version: 0 };
}

function fieldsOfOwn({ curso, pasos }: Extract<CursoVisto, { isOwn: true }>) {
  return {
    id: curso.id,
    title: curso.titulo,
    slug: slugOf(curso.titulo),
    description: curso.descripcion,
    category: curso.categoria,
    duration: curso.minutos,
    totalSteps: pasos,
    updatedOn: curso.actualizadoEn,
    featured: false,
    own: true,
    published: curso.publicadoEn !== null,
    version: curso.version,
  };
}

/** Makes a slug of a title: «Cómo trabajamos» becomes `como-trabajamos`. */
function slugOf(title: string): string {
  return (withoutAccents(title).match(/[a-z0-9]+/g) ?? ['curso']).join('-');
}

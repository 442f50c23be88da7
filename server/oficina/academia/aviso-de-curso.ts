import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';

interface CursoAvisado {
  id: string;
  titulo: string;
}

/** The address of a course in the web. */
export const enlaceDeCurso = (cursoId: string) => `/apps/academy/${cursoId}`;

/** Tells a person that they were asked to take a course. @param actor who asks @param vence the day, as people read it */
export function cursoPedido({ id, titulo }: CursoAvisado, actor: string, vence: string): AvisoNuevo {
  const textos = {
    titulo: `Le pidieron que haga el curso <b>${escapeHtml(titulo)}</b>`,
    descripcion: `${escapeHtml(actor)} · hasta el ${escapeHtml(vence)}`,
    icono: 'heroicons_outline:academic-cap',
    imagen: null,
    enlace: enlaceDeCurso(id),
    esInterno: true,
  };
  // The request comes with a tarea, so the aviso goes through the channels for tareas.
  return {
    familia: 'notificacion',
    tipo: 'tarea',
    grupo: `curso:${id}`,
    grupoDeCorreo: 'tareas',
    textos: () => textos,
  };
}

/** Tells the person who asked that a person completed the course. */
export function cursoTerminado({ id, titulo }: CursoAvisado, persona: { id: string; nombre: string }): AvisoNuevo {
  const textos = {
    titulo: `${escapeHtml(persona.nombre)} terminó el curso <b>${escapeHtml(titulo)}</b>`,
    descripcion: 'Usted le había pedido que lo hiciera.',
    icono: 'heroicons_outline:academic-cap',
    imagen: null,
    enlace: '/apps/academy/equipo',
    esInterno: true,
  };
  const grupo = `curso-terminado:${id}:${persona.id}`;
  return { familia: 'notificacion', tipo: 'tarea', grupo, grupoDeCorreo: 'tareas', textos: () => textos };
}

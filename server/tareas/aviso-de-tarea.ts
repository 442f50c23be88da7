import type { AvisoNuevo } from '../avisos/notifier.service.js';
import { escapeHtml } from '../common/input/safe-html.js';

/** A title is one line, of which its first words must tell what matters. */
const MAX_TITLE = 70;

/** What it tells of. */
interface TareaAvisada {
  id: string;
  titulo: string;
  carpeta: { id: string; codigo: string | null; caratula: string } | null;
}

/** That a tarea was assigned to who is told. @param actor the name of who did it */
export function avisoDeTarea({ id, titulo, carpeta }: TareaAvisada, actor: string): AvisoNuevo {
  const title = titulo.trim();
  const where = carpeta ? [carpeta.codigo ?? carpeta.caratula] : [];
  const textos = {
    titulo: title === '' ? 'Le asignaron una tarea' : `Le asignaron la tarea <b>${escapeHtml(shortened(title))}</b>`,
    descripcion: [actor, ...where].map(escapeHtml).join(' · '),
    icono: 'heroicons_outline:check-circle',
    imagen: null,
    enlace: `/apps/tasks/${id}`,
    esInterno: true,
  };
  return {
    familia: 'notificacion',
    tipo: 'tarea',
    // Given back and forth before it is read, it is told once.
    grupo: `tarea:${id}`,
    // Of a carpeta, with what else is of it; all that are of none, together.
    ...(carpeta ? { carpetaId: carpeta.id } : { grupoDeCorreo: 'tareas' }),
    textos: () => textos,
  };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > MAX_TITLE ? `${characters.slice(0, MAX_TITLE).join('')}…` : text;
}

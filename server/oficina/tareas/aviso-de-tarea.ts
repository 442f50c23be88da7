import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';

/** The most characters of a tarea's title in an aviso, which is one line. */
const MAX_TITLE = 70;

/** The tarea that an aviso is about. */
interface TareaAvisada {
  id: string;
  titulo: string;
  carpeta: { id: string; codigo: string | null; caratula: string } | null;
}

/** Tells a person that a tarea was assigned to them. @param actor the name of the person who assigned it */
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
    // Each tarea has one group: several assignments before the aviso is read give one aviso.
    grupo: `tarea:${id}`,
    // Mails group the aviso with others of its carpeta. Tareas without a carpeta form one group.
    ...(carpeta ? { carpetaId: carpeta.id } : { grupoDeCorreo: 'tareas' }),
    textos: () => textos,
  };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > MAX_TITLE ? `${characters.slice(0, MAX_TITLE).join('')}…` : text;
}

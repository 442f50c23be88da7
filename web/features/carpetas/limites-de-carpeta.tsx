import { useLocation } from 'react-router-dom';
import { type Limite, LimiteDeRol } from '../../components/limite-de-rol';
import { useAppSelector } from '../../store/hooks';

/** What the tabs leave out where a role may not do it, by the tab's address; of each tab, the widest first. */
const limites: Readonly<Record<string, readonly Limite[]>> = {
  partes: [
    { permiso: 'carpetas.editar', que: 'cambiar las partes, los datos ni el estado de la carpeta', quienes: 'oficina' },
  ],
  inmuebles: [{ permiso: 'carpetas.editar', que: 'agregar ni cambiar inmuebles', quienes: 'oficina' }],
  certificados: [{ permiso: 'certificados.editar', que: 'pedir ni cambiar certificados', quienes: 'gestores' }],
  requisitos: [
    { permiso: 'requisitos.marcar', que: 'marcar requisitos', quienes: 'gestores' },
    { permiso: 'requisitos.aprobar', que: 'aprobar requisitos ni agregar otros', quienes: 'oficina' },
  ],
  protocolo: [
    { permiso: 'copias.editar', que: 'numerar el instrumento ni expedir copias', quienes: 'oficina' },
    { permiso: 'carpetas.firmar', que: 'numerar el instrumento', quienes: 'firmantes' },
  ],
  documentos: [
    { permiso: 'documentos.subir', que: 'subir documentos', quienes: 'gestores' },
    { permiso: 'documentos.editar', que: 'mover, cambiar ni eliminar documentos', quienes: 'oficina' },
  ],
  tareas: [{ permiso: 'tareas.editar', que: 'agregar ni cambiar tareas', quienes: 'gestores' }],
  plazos: [
    { permiso: 'plazos.cumplir', que: 'cumplir ni agregar plazos', quienes: 'gestores' },
    { permiso: 'plazos.editar', que: 'agregar ni cambiar plazos', quienes: 'oficina' },
    { permiso: 'plazos.anular', que: 'anular plazos', quienes: 'firmantes' },
  ],
  inscripcion: [{ permiso: 'inscripciones.editar', que: 'presentar ni seguir inscripciones', quienes: 'gestores' }],
  correo: [{ permiso: 'carpetas.comentar', que: 'escribir correos en la carpeta', quienes: 'gestores' }],
  actividad: [{ permiso: 'carpetas.comentar', que: 'comentar', quienes: 'gestores' }],
};

/** Says what the person's role leaves out of the open tab. */
export function LimitesDeCarpeta({ carpetaId }: { carpetaId: string }) {
  const [tab = ''] = useLocation().pathname.slice(`/carpetas/${carpetaId}/`.length).split('/');
  const permisos = useAppSelector(({ session }) => session.permisos);
  const missing = limites[tab]?.find(({ permiso }) => !permisos.includes(permiso));
  return missing ? <LimiteDeRol {...missing} /> : null;
}

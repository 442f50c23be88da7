import { useLocation } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { type Limite, LimiteDeRol, LimiteLinea } from '../../../components/limite-de-rol';
import { useAppSelector } from '../../../store/hooks';
import { estaFirmada } from './publico/estados';

const numerar: Limite = { permiso: 'carpetas.firmar', que: 'numerar el instrumento', quienes: 'firmantes' };

/** What the tabs leave out where a role may not do it, by the tab's address; of each tab, the widest first. */
const limites: Readonly<Record<string, readonly (Limite & { yTambien?: Limite })[]>> = {
  partes: [
    { permiso: 'carpetas.editar', que: 'cambiar las partes, los datos ni el estado de la carpeta', quienes: 'oficina' },
  ],
  inmuebles: [{ permiso: 'carpetas.editar', que: 'agregar ni cambiar inmuebles', quienes: 'oficina' }],
  certificados: [{ permiso: 'certificados.editar', que: 'pedir ni cambiar certificados', quienes: 'gestores' }],
  requisitos: [
    { permiso: 'requisitos.marcar', que: 'marcar requisitos', quienes: 'gestores' },
    { permiso: 'requisitos.aprobar', que: 'aprobar requisitos ni agregar otros', quienes: 'oficina' },
  ],
  protocolo: [{ permiso: 'copias.editar', que: 'expedir copias', quienes: 'oficina', yTambien: numerar }, numerar],
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

/** What the signature settles for everybody, by the tab's address. */
const fijadas = ['partes', 'inmuebles', 'certificados', 'requisitos'];

/** The tabs of what a carpeta takes also when it is archived. */
const siempre = ['protocolo', 'correo', 'actividad'];

/** Says what the person's role leaves out of the open tab, or that nobody may do it any more. */
export function LimitesDeCarpeta({ carpeta }: { carpeta: Pick<CarpetaDetalleDto, 'id' | 'estado' | 'eliminadaEn'> }) {
  const { id, estado, eliminadaEn } = carpeta;
  const [tab = ''] = useLocation().pathname.slice(`/carpetas/${id}/`.length).split('/');
  const permisos = useAppSelector(({ session }) => session.permisos);
  const missing = limites[tab]?.find(({ permiso }) => !permisos.includes(permiso));
  const isGone = eliminadaEn !== null || estado === 'anulada';
  if (!missing || isGone || (estado === 'archivada' && !siempre.includes(tab))) return null;
  if (estaFirmada(estado) && fijadas.includes(tab)) {
    return <LimiteLinea>La carpeta ya está firmada: sus {tab} no se pueden cambiar.</LimiteLinea>;
  }
  const { yTambien, ...limite } = missing;
  return (
    <>
      <LimiteDeRol {...limite} />
      {yTambien && <LimiteDeRol {...yTambien} />}
    </>
  );
}

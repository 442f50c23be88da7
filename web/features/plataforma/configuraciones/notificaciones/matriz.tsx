import { Text } from '../../../../components/layout/layout';
import { ownUserChangeRequested, selectPreferencias } from '../../../../session/own-user';
import type { PreferenciasAvisos, TipoAviso } from '../../../../session/session';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import styles from './notificaciones.module.css';

type Canal = 'panel' | 'correo';

/** The channels, which are the table's columns. `por` ends the label of a switch. */
const canales: readonly { canal: Canal; name: string; por: string }[] = [
  { canal: 'panel', name: 'En la aplicación', por: 'en la aplicación' },
  { canal: 'correo', name: 'Por correo', por: 'por correo' },
];

/** The kinds of aviso, which are the table's rows. */
const tipos: readonly { tipo: TipoAviso; name: string; text: string }[] = [
  { tipo: 'asignacion', name: 'Asignaciones', text: 'Le asignan una carpeta, o le dan acceso a ella.' },
  { tipo: 'mencion', name: 'Menciones', text: 'Alguien le menciona en un comentario de una carpeta.' },
  { tipo: 'movimiento', name: 'Cambios de estado', text: 'Una carpeta suya pasa a otro estado.' },
  { tipo: 'documento', name: 'Documentos', text: 'Se agrega un documento o una versión a una carpeta suya.' },
  { tipo: 'tarea', name: 'Tareas', text: 'Alguien le asigna una tarea, de una carpeta o suelta.' },
  {
    tipo: 'recordatorio',
    name: 'Recordatorios',
    text: 'Llega la hora que puso en una nota suya, o la de un evento suyo de la agenda.',
  },
  { tipo: 'mensaje', name: 'Mensajes', text: 'Alguien le escribe en el chat.' },
  { tipo: 'incorporacion', name: 'Equipo', text: 'Alguien se suma a la cuenta.' },
  { tipo: 'exportacion', name: 'Exportaciones', text: 'Está lista una exportación que usted pidió.' },
  { tipo: 'soporte', name: 'Pedidos de ayuda', text: 'Responden o cierran un pedido suyo a Soporte.' },
  { tipo: 'inventario', name: 'Inventario', text: 'De un producto queda menos que su mínimo.' },
  { tipo: 'plazo', name: 'Plazos', text: 'Un plazo suyo está por vencer, o venció.' },
  {
    tipo: 'certificado',
    name: 'Certificados',
    text: 'Un certificado de una carpeta suya vence antes de la firma, o en una semana.',
  },
  { tipo: 'evento', name: 'Agenda', text: 'Alguien le agrega a un evento de la agenda, o le cambia la hora.' },
];

const none: PreferenciasAvisos = {};

/** A table of kinds of aviso by channel. A change of a switch is saved at once, and reverted when saving fails. */
export function Matriz() {
  const dispatch = useAppDispatch();
  const avisos = useAppSelector((state) => selectPreferencias(state).avisos) ?? none;
  return (
    <table className={styles.matriz}>
      <caption className="visually-hidden">De qué se le avisa y por dónde</caption>
      <thead>
        <tr>
          <th scope="col">Novedad</th>
          {canales.map(({ canal, name }) => (
            <th key={canal} scope="col" className={styles.canal}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tipos.map(({ tipo, name, text }) => (
          <tr key={tipo}>
            <th scope="row">
              {name}
              <Text block size="sm" weight="regular" tone="soft">
                {text}
              </Text>
            </th>
            {canales.map(({ canal, por }) => (
              <td key={canal} className={styles.canal}>
                <label className={styles.hit}>
                  <input
                    type="checkbox"
                    className={styles.switch}
                    aria-label={`${name}, ${por}`}
                    checked={isTold(avisos, tipo, canal)}
                    onChange={({ target: { checked } }) =>
                      dispatch(ownUserChangeRequested({ preferencias: { avisos: { [tipo]: { [canal]: checked } } } }))
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a person gets this kind by this channel. By default only plazos are mailed. */
function isTold(avisos: PreferenciasAvisos, tipo: TipoAviso, canal: Canal): boolean {
  return avisos[tipo]?.[canal] ?? (canal === 'panel' || tipo === 'plazo');
}

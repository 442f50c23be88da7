import { CircleAlert, CircleCheck, CircleQuestionMark, Clock, RotateCw, TriangleAlert, Upload, X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { HintButton } from '../components/hint-button';
import { UploadProgress } from '../components/upload-progress';
import { formatBytes } from '../lib/numeros';
import { useAppDispatch } from '../store/hooks';
import styles from './subidas-panel.module.css';
import { isActive, isWaiting, removeRequested, retriesRequested, type Subida } from './subidas-slice';
import { tipoDe } from './tipo-de-subida';

const icons = {
  en_espera: Clock,
  subiendo: Upload,
  lista: CircleCheck,
  fallida: CircleAlert,
  pregunta: CircleQuestionMark,
};

/** One upload: its progress, its outcome, and buttons to retry, cancel or remove it. */
export const SubidaRow = memo(function SubidaRow({ subida }: { subida: Subida }) {
  const { id, nombre, estado, progreso, problema, puedeReintentar, pideAtencion } = subida;
  const dispatch = useAppDispatch();
  const { enlaceDe, Detalle } = tipoDe(subida);
  const enlace = enlaceDe(subida);
  const Icon = pideAtencion ? TriangleAlert : icons[estado];
  return (
    <li className={styles.row} data-estado={pideAtencion ? 'aviso' : estado}>
      <Icon className={styles.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.what}>
        <span className={styles.name} title={nombre}>
          {enlace ? <Link to={enlace}>{nombre}</Link> : nombre}
        </span>
        {estado === 'subiendo' && <UploadProgress nombre={nombre} progreso={progreso} />}
        <span className={styles.state} role={problema ? 'alert' : undefined}>
          {stateOf(subida)}
        </span>
        {Detalle && <Detalle subida={subida} />}
      </div>
      <div className={styles.actions}>
        {puedeReintentar && estado === 'fallida' && (
          <HintButton
            size="small"
            label={`Reintentar ${nombre}`}
            hintAlign="end"
            onClick={() => dispatch(retriesRequested([{ id }]))}
          >
            <RotateCw size={16} strokeWidth={1.75} />
          </HintButton>
        )}
        <HintButton
          size="small"
          label={`${isActive(subida) ? 'Cancelar' : 'Quitar de la lista'} ${nombre}`}
          hintAlign="end"
          onClick={() => dispatch(removeRequested({ id }))}
        >
          <X size={16} strokeWidth={1.75} />
        </HintButton>
      </div>
    </li>
  );
});

function stateOf(subida: Subida): string {
  const { estado, bytes, progreso, problema } = subida;
  if (estado === 'fallida' || estado === 'pregunta') return problema ?? 'No se pudo subir';
  if (isWaiting(subida)) return 'Se cortó la conexión: sigue donde quedó cuando vuelva';
  if (estado === 'en_espera') return 'En espera';
  if (estado === 'lista') return tipoDe(subida).guardado(subida);
  // All bytes have been sent, and the server is storing the file.
  if (progreso === 1) return 'Guardando…';
  return `${formatBytes(bytes * progreso)} de ${formatBytes(bytes)}`;
}

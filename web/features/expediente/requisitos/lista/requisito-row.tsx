import { FileBadge, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DEBIDA_DILIGENCIA } from '../../../../../server/vocabulario/debida-diligencia';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { Button } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { inputValues, noonOf } from '../../../../components/due/due-state';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { usePermiso } from '../../../../session/use-permiso';
import { useEsperaInmueble } from '../../certificados/publico/use-espera-inmueble';
import { usePedirCertificados } from '../../certificados/publico/use-pedir-certificados';
import { certificadoEnTexto, esperaCertificado } from '../certificados';
import { isDecidido } from '../estados';
import { useRequisitos } from '../requisitos';
import { useCambiar } from '../use-cambiar';
import { EstadoButton } from './estado-button';
import styles from './requisitos.module.css';
import { ResponsableButton } from './responsable-button';

interface RequisitoRowProps {
  carpetaId: string;
  requisito: RequisitoDto;
  canDecide: boolean;
  canMark: boolean;
  isDragging: boolean;
  /** The box that chooses it. */
  elegir: ReactNode;
  /** The button that the row is dragged by. */
  handle: ReactNode;
  menu: ReactNode;
}

/** One requisito: what it is, its state, who sees to it, until when, and the document that fulfils it. */
export function RequisitoRow(props: RequisitoRowProps) {
  const { carpetaId, requisito, canDecide, canMark, isDragging, elegir, handle, menu } = props;
  const { id, nombre, descripcion, fuente, obligatorio, estado, motivo, vence, certificados } = requisito;
  const { documento, documentoEnPapelera } = requisito;
  const isAml = requisito.clave === DEBIDA_DILIGENCIA;
  const [canEnterAml, canDecideAml] = [usePermiso('aml.cargar'), usePermiso('aml.decidir')];
  const cambiar = useCambiar(carpetaId);
  const { pedir, isAsking } = usePedirCertificados(carpetaId);
  const isWaiting = canMark && esperaCertificado(requisito);
  const { requisitos = [] } = useRequisitos(carpetaId);
  const isWithout = useEsperaInmueble(carpetaId, isWaiting).espera(requisito, requisitos);
  const isDone = isDecidido(estado);
  const detalles = [descripcion, fuente].filter((text) => text !== null);
  return (
    <div className={styles.row} data-done={isDone} data-dragging={isDragging}>
      <div className={styles.antes}>
        {handle}
        {elegir}
      </div>
      <div className={styles.what}>
        <Link className={styles.name} to={`/carpetas/${carpetaId}/requisitos/${id}`} preventScrollReset>
          {nombre}
        </Link>
        <span className={styles.detalles}>
          {!obligatorio && <span>Opcional</span>}
          {detalles.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {motivo && <span>No aplica: {motivo}</span>}
          {requisito.decididoPor && isDone && <span>{requisito.decididoPor.nombre}</span>}
        </span>
        {certificados.map((one) => (
          <Link
            key={one.id}
            className={styles.documento}
            data-estado={one.estado}
            to={`/carpetas/${carpetaId}/certificados/${one.id}`}
          >
            <FileBadge size={14} strokeWidth={1.75} aria-hidden="true" />
            {certificadoEnTexto(one)}
          </Link>
        ))}
        {documento && (
          <Link className={styles.documento} to={`/carpetas/${carpetaId}/documentos?documento=${documento.id}`}>
            <FileText size={14} strokeWidth={1.75} aria-hidden="true" />
            {documento.nombre}
          </Link>
        )}
        {documentoEnPapelera && (
          <Link className={styles.documento} to={`/carpetas/${carpetaId}/documentos?papelera=true`}>
            <FileText size={14} strokeWidth={1.75} aria-hidden="true" />«{documentoEnPapelera.nombre}» está en la
            papelera
          </Link>
        )}
        {isAml && canMark && (
          <LimiteDeRol
            {...(canEnterAml
              ? { permiso: 'aml.decidir', que: 'aprobar esta ficha', quienes: 'firmantes' }
              : { permiso: 'aml.cargar', que: 'completar esta ficha', quienes: 'oficina' })}
          />
        )}
      </div>
      <div className={styles.marcas}>
        {isWaiting && isWithout && (
          <Link className={styles.documento} to={`/carpetas/${carpetaId}/inmuebles/agregar`}>
            Agregar el inmueble para pedirlo
          </Link>
        )}
        {isWaiting && !isWithout && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Pedir certificado: ${nombre}`}
            loading={isAsking}
            onClick={() => void pedir([id])}
          >
            Pedir certificado
          </Button>
        )}
        <EstadoButton
          carpetaId={carpetaId}
          requisito={requisito}
          canDecide={canDecide && (canDecideAml || !isAml)}
          canMark={canMark && (canEnterAml || !isAml)}
        />
        {(!isDone || vence) && (
          <DuePill
            value={vence && noonOf(vence)}
            isDone={isDone}
            emptyLabel="Sin fecha"
            label={`Vencimiento de ${nombre}`}
            onChange={canDecide ? (next) => void cambiar(id, { vence: next && inputValues(next)[0] }) : undefined}
          />
        )}
        <ResponsableButton carpetaId={carpetaId} requisito={requisito} canChange={canDecide} />
      </div>
      <div className={styles.menu}>{menu}</div>
    </div>
  );
}

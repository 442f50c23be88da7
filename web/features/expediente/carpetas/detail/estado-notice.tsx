import { Info, Link2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { Row } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { formatFecha } from '../../../../lib/fechas';
import { useNombreDeEstado } from '../public/estados';
import { tiposDeVinculo } from '../vinculos/tipos';
import { nombreDe } from '../vinculos/use-vinculos';
import styles from './estado-notice.module.css';
import { useCarpetaWrites, useWriteProblem } from './use-carpeta-writes';

/** Says that the carpeta is in the trash, or gives the reason of its estado. */
export function EstadoAviso({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const nombreDeEstado = useNombreDeEstado();
  const { estado, motivoEstado, eliminadaEn } = carpeta;
  if (eliminadaEn) return <PapeleraAviso carpeta={carpeta} eliminadaEn={eliminadaEn} />;
  if (!motivoEstado) return null;
  return (
    <Aviso>
      <Info size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <strong>{nombreDeEstado(estado)}:</strong> {motivoEstado}
      </p>
    </Aviso>
  );
}

/** Says which carpeta corrects this carpeta, and which carpeta it corrects. */
export function CorreccionAviso({ carpeta: { vinculos } }: { carpeta: CarpetaDetalleDto }) {
  const correcciones = vinculos.filter(({ tipo }) => tipo === 'corregida_por' || tipo === 'corrige');
  return correcciones.map(({ id, tipo, carpeta: otra }) => (
    <Aviso key={id}>
      <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>
        <strong>{tiposDeVinculo[tipo]}:</strong> <Link to={`/carpetas/${otra.id}`}>{nombreDe(otra)}</Link>
      </p>
    </Aviso>
  ));
}

function PapeleraAviso({ carpeta, eliminadaEn }: { carpeta: CarpetaDetalleDto; eliminadaEn: string }) {
  const { restore } = useCarpetaWrites();
  const tellProblem = useWriteProblem();
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    setIsSending(true);
    try {
      await restore(carpeta);
      toast('Borrador restaurado');
    } catch (error) {
      tellProblem(error, carpeta.id);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Aviso tone="warning">
      <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <p>Este borrador está en la papelera desde el {formatFecha(eliminadaEn)}.</p>
      {carpeta.permisos.eliminar && (
        <Button variant="outlined" size="small" loading={isSending} onClick={() => void send()}>
          Restaurar
        </Button>
      )}
    </Aviso>
  );
}

function Aviso({ tone = 'info', children }: { tone?: 'info' | 'warning'; children: ReactNode }) {
  return (
    <Row
      align="center"
      wrap
      gap={[2, 3]}
      pad={[2, 4]}
      minHeight={48}
      round="md"
      className={styles.aviso}
      data-tone={tone}
    >
      {children}
    </Row>
  );
}

import { ChevronDown, FileCheck, Info, Link2, Lock, type LucideIcon, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { latePanel } from '../../../../components/late-panel';
import { BareButton, PlainList, Row, Text } from '../../../../components/layout/layout';
import { formatFecha, formatFechaHora } from '../../../../lib/fechas';
import { useIsCut } from '../../../../lib/use-is-cut';
import { usePrinting } from '../../../../lib/use-printing';
import { usePalabras } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { type NombreDeEstado, useNombreDeEstado } from '../public/estados';
import { tiposDeVinculo } from '../vinculos/tipos';
import { nombreDe } from '../vinculos/use-vinculos';
import styles from './avisos.module.css';
import { RestaurarButton } from './restaurar-button';

const { Panel: DevolverDialog } = latePanel(async () => (await import('./devolver-dialog')).DevolverDialog);

interface Aviso {
  key: string;
  tone: 'info' | 'warning' | 'neutral';
  Icon: LucideIcon;
  titulo?: string;
  texto: ReactNode;
  /** What can be done about it. */
  accion?: ReactNode;
}

/**
 * Says what is special about the carpeta: that it is in the trash, was given back or is proposed, the reason of its
 * estado, and its corrections. The first notice is one line, which opens to all of them in full.
 */
export function Avisos({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const nombreDeEstado = useNombreDeEstado();
  const { unAdscripto } = usePalabras();
  const canDecide = usePermiso('carpetas.firmar');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const isOpen = usePrinting() || isUnfolded;
  const id = useId();
  const line = useRef<HTMLParagraphElement>(null);
  const isCut = useIsCut(line, carpeta);
  const devolver = (
    <Button size="small" color="primary" onClick={() => setIsReturning(true)}>
      Devolver
    </Button>
  );
  const decide = canDecide ? devolver : `La decide un titular o ${unAdscripto}.`;
  const canEdit = usePermiso('carpetas.editar');
  const all = avisosDe(carpeta, nombreDeEstado, decide);
  if (!canEdit && carpeta.eliminadaEn === null && !['anulada', 'archivada'].includes(carpeta.estado))
    all.push({
      ...{ key: 'rol', tone: 'neutral', Icon: Lock },
      texto: `Su rol no permite mover la carpeta, cambiar sus datos ni vincularla: lo hace un titular, ${unAdscripto} o un oficial.`,
    });
  const more = all.length - 1;
  return (
    <>
      {all.length > 0 && (
        <Row align="start" className={styles.avisos} data-tone={all[0]?.tone} data-open={isOpen}>
          <PlainList id={id} className={styles.lista} aria-label="Avisos de la carpeta">
            {(isOpen ? all : all.slice(0, 1)).map(({ key, tone, Icon, titulo, texto, accion }, index) => (
              <li key={key} className={styles.aviso} data-tone={tone}>
                <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                <p ref={index === 0 ? line : undefined}>
                  {titulo && (
                    <Text as="strong" weight="strong">
                      {titulo}:{' '}
                    </Text>
                  )}
                  {texto}
                </p>
                {accion}
              </li>
            ))}
          </PlainList>
          {(more > 0 || isCut || isUnfolded) && (
            <BareButton
              padX={2}
              round="sm"
              hover
              nowrap
              only="screen"
              className={styles.mas}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {isOpen ? 'Ver menos' : more > 0 ? `y ${more} más` : 'Ver todo'}
              <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
            </BareButton>
          )}
        </Row>
      )}
      {isReturning && <DevolverDialog carpeta={carpeta} onClose={() => setIsReturning(false)} />}
    </>
  );
}

/** The notices of a carpeta, the most urgent first. @param decide what the person can do about a proposal, or who can */
function avisosDe(carpeta: CarpetaDetalleDto, nombreDeEstado: NombreDeEstado, decide: ReactNode): Aviso[] {
  const { estado, motivoEstado, eliminadaEn, propuestaEn, propuestaPor, devolucion, vinculos } = carpeta;
  const avisos: Aviso[] = [];
  if (eliminadaEn)
    avisos.push({
      ...{ key: 'papelera', tone: 'warning', Icon: Trash2 },
      texto: `Este borrador está en la papelera desde el ${formatFecha(eliminadaEn)}.`,
      accion: carpeta.permisos.eliminar && <RestaurarButton carpeta={carpeta} />,
    });
  if (devolucion)
    avisos.push({
      ...{ key: 'devuelta', tone: 'warning', Icon: Undo2, texto: devolucion.motivo },
      titulo: `Devuelta${devolucion.por ? ` por ${devolucion.por.nombre}` : ''}, el ${formatFechaHora(devolucion.en)}`,
    });
  if (motivoEstado && !eliminadaEn)
    avisos.push({ key: 'estado', tone: 'info', Icon: Info, titulo: nombreDeEstado(estado), texto: motivoEstado });
  if (propuestaEn)
    avisos.push({
      ...{ key: 'propuesta', tone: 'info', Icon: FileCheck },
      texto: (
        <>
          <Text as="strong" weight="strong">
            Propuesta para la firma
          </Text>
          {propuestaPor && ` por ${propuestaPor.nombre}`}, el {formatFechaHora(propuestaEn)}.
        </>
      ),
      accion: decide,
    });
  for (const { id, tipo, carpeta: otra } of vinculos) {
    if (tipo !== 'corregida_por' && tipo !== 'corrige') continue;
    avisos.push({
      ...{ key: id, tone: 'info', Icon: Link2, titulo: tiposDeVinculo[tipo] },
      texto: <Link to={`/carpetas/${otra.id}`}>{nombreDe(otra)}</Link>,
    });
  }
  return avisos;
}

import { ArrowLeft, Ban, Check, Pause } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto, MovimientoDto } from '../../../../api/generated/carpetas';
import { readKeptForms } from '../../../../autosave/kept-drafts';
import { Avatar } from '../../../../components/avatar';
import { latePart } from '../../../../components/late-part';
import { Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { componentOf } from '../../../../lib/page';
import { selectCuentaId, selectScope } from '../../../../session/session-selectors';
import { usePalabras } from '../../../../session/use-pais';
import { useAppSelector } from '../../../../store/hooks';
import { EstadoChip } from '../estado-chip';
import { listAddress } from '../list-address';
import { ReservadaMarca } from '../marcas';
import { deCarpeta } from '../public/de-carpeta';
import { useNombreDeEstado } from '../public/estados';
import { seAnotaAlPasar } from '../public/se-anota-al-pasar';
import { CaratulaTitle } from './caratula-title';
import { CarpetaDatos } from './carpeta-datos';
import { CarpetaDialogos, type DialogoDeCarpeta } from './carpeta-dialogs';
import styles from './carpeta-header.module.css';
import { CarpetaMenu } from './carpeta-menu';
import { Escritorio } from './escritorio';
import { CorreccionAviso, EstadoAviso } from './estado-notice';
import { maxPresentes, queCambiaron, quienesEstan } from './live';
import { PropuestaAviso } from './propuesta-notice';
import { SiguientePaso } from './siguiente-paso';
import { useEnVivo, useShownCarpeta } from './use-live';
import { useMover } from './use-mover';

type Paso = 'hecho' | 'actual' | 'siguiente' | 'despues';

const dichos: Record<Paso, string> = {
  hecho: ' (hecho)',
  actual: ' (actual)',
  siguiente: ' (siguiente)',
  despues: '',
};

const avisos = deCarpeta.flatMap(({ key, aviso }) => (aviso ? { key, ...latePart(componentOf(aviso)) } : []));

/** The header of a carpeta: its title, actions, the way through its states, and fields. */
export function CarpetaHeader({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const cuentaId = useAppSelector(selectCuentaId);
  useShownCarpeta(carpeta.id);
  const { codigo, tipoActo, estado, reservada } = carpeta;
  return (
    <Stack as="header" bounded gap={3} marginBottom={3} className={styles.header}>
      <Row align="center" gap={3} shrinks className={styles.first}>
        <Text as={Link} only="screen" className={styles.back} to={listAddress(cuentaId)}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>Carpetas</span>
        </Text>
        <div className={styles.eyebrow}>
          {/* Only a draft has no number, and its estado says that it is a draft. */}
          {codigo && (
            <Text weight="medium" tone="text" numeric>
              {codigo}
            </Text>
          )}
          <span className={styles.acto}>{tipoActo.nombre}</span>
          {reservada && <ReservadaMarca />}
          <EstadoChip estado={estado} />
        </div>
        <Presentes />
      </Row>
      <Row align="start" justify="between" gap={[2, 6]} className={styles.top}>
        <CaratulaTitle carpeta={carpeta} />
        <Row only="screen" fixed align="center" gap={2} shrinks className={styles.actions}>
          <Acciones carpeta={carpeta} />
        </Row>
      </Row>
      <Recorrido carpeta={carpeta} />
      <EstadoAviso carpeta={carpeta} />
      <PropuestaAviso carpeta={carpeta} />
      <CorreccionAviso carpeta={carpeta} />
      {avisos.map(({ key, Part }) => (
        <Part key={key} carpetaId={carpeta.id} isFirmada={carpeta.fechaFirma !== null} />
      ))}
      <Escritorio carpeta={carpeta} />
      <CarpetaDatos carpeta={carpeta} />
    </Stack>
  );
}

/** The next step of a carpeta, and the menu with all other actions. */
function Acciones({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { mover, isMoving } = useMover(carpeta);
  const scope = useAppSelector(selectScope);
  // The form with all fields has no address, so a kept draft opens the form again.
  const [open, setOpen] = useState<DialogoDeCarpeta | null>(() =>
    carpeta.permisos.editar && scope !== null && `carpeta/${carpeta.id}` in readKeptForms(scope) ? 'editar' : null,
  );
  const move = (movimiento: MovimientoDto) => {
    const { estado, requiereMotivo } = movimiento;
    if (requiereMotivo || estado === 'firmada' || seAnotaAlPasar(movimiento)) setOpen({ mover: estado });
    else void mover({ estado });
  };
  return (
    <>
      <SiguientePaso carpeta={carpeta} isMoving={isMoving} onMove={move} />
      <CarpetaMenu carpeta={carpeta} onMove={move} onOpen={setOpen} />
      {open && <CarpetaDialogos carpeta={carpeta} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/**
 * The faces of the others who have the carpeta open, and which fields somebody else changed. Screen readers announce
 * both.
 */
function Presentes() {
  const { presentes, cambios } = useEnVivo();
  const palabras = usePalabras();
  // The faces show who is here, also while the text says which fields were changed.
  const text = queCambiaron(cambios, palabras) || quienesEstan(presentes);
  const left = presentes.length - maxPresentes;
  return (
    <Row align="center" justify="end" gap={2} shrinks className={styles.presentes}>
      {presentes.length > 0 && (
        <Row as="span" fixed className={styles.faces} aria-hidden="true">
          {presentes.slice(0, maxPresentes).map(({ id, nombre, avatar }) => (
            <span key={id} className={styles.face} title={nombre}>
              <Avatar id={id} name={nombre} avatar={avatar} size={24} />
            </span>
          ))}
          {left > 0 && <span className={styles.more}>+{left}</span>}
        </Row>
      )}
      <Cut size="sm" tone="soft" className={styles.text} role="status" title={text || undefined}>
        {text}
      </Cut>
    </Row>
  );
}

/** The states on the way of a carpeta: the past states, the present state and the next states. */
function Recorrido({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { estado, recorrido } = carpeta;
  const nombreDeEstado = useNombreDeEstado();
  const { alcanzado, siguiente } = recorrido;
  const reached = alcanzado ? recorrido.estados.indexOf(alcanzado) : -1;
  const isStopped = estado === 'suspendida' || estado === 'anulada';
  return (
    <ol className={styles.recorrido} aria-label="Recorrido de la carpeta" data-estado={estado}>
      {recorrido.estados.map((paso, index) => {
        const isHere = index === reached;
        // A suspended or annulled carpeta shows its estado in place of the last state that it reached.
        const nombre = nombreDeEstado(isHere ? estado : paso);
        const as: Paso = isHere ? 'actual' : index < reached ? 'hecho' : paso === siguiente ? 'siguiente' : 'despues';
        return (
          <li key={paso} className={styles.paso} data-paso={as} aria-current={isHere ? 'step' : undefined}>
            <span className={styles.punto} aria-hidden="true">
              {as === 'hecho' && <Check size={10} strokeWidth={3} />}
              {isHere && estado === 'suspendida' && <Pause size={10} strokeWidth={3} />}
              {isHere && estado === 'anulada' && <Ban size={10} strokeWidth={3} />}
            </span>
            <Cut className={styles.nombre}>
              {nombre}
              {isHere && isStopped && paso !== estado && (
                <Text weight="regular" tone="soft">
                  {' '}
                  en {nombreDeEstado(paso)}
                </Text>
              )}
              <span className="visually-hidden">{dichos[as]}</span>
            </Cut>
          </li>
        );
      })}
    </ol>
  );
}

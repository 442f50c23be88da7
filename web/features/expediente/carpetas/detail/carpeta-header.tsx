import { type ReactNode, useState } from 'react';
import type { CarpetaDetalleDto, MovimientoDto } from '../../../../api/generated/carpetas';
import { readKeptForms } from '../../../../autosave/kept-drafts';
import { Avatar } from '../../../../components/avatar';
import { Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { PageTitle } from '../../../../components/page-title';
import { selectCuentaId, selectScope } from '../../../../session/session-selectors';
import { usePalabras } from '../../../../session/use-pais';
import { useAppSelector } from '../../../../store/hooks';
import { EstadoChip } from '../estado-chip';
import { listAddress } from '../list-address';
import { ReservadaMarca } from '../marcas';
import { seAnotaAlPasar } from '../public/se-anota-al-pasar';
import { Avisos } from './avisos';
import { CaratulaTitle } from './caratula-title';
import { CarpetaDialogos, type DialogoDeCarpeta } from './carpeta-dialogs';
import styles from './carpeta-header.module.css';
import { CarpetaMenu } from './carpeta-menu';
import { Escritorio } from './escritorio';
import { maxPresentes, queCambiaron, quienesEstan } from './live';
import { Recorrido } from './recorrido';
import { SiguientePaso } from './siguiente-paso';
import { useEnVivo, useShownCarpeta } from './use-live';
import { useMover } from './use-mover';

/** The header of a carpeta: its title, actions, the way through its states, and what there is to do. */
export function CarpetaHeader({ carpeta, children }: { carpeta: CarpetaDetalleDto; children: ReactNode }) {
  const cuentaId = useAppSelector(selectCuentaId);
  useShownCarpeta(carpeta.id);
  const { codigo, tipoActo, estado, reservada } = carpeta;
  return (
    <header className={styles.header}>
      <PageTitle isPath camino={[{ texto: 'Carpetas', to: listAddress(cuentaId) }]}>
        {codigo ?? 'Borrador'}
      </PageTitle>
      <Stack bounded gap={1}>
        <Row align="center" gap={3} shrinks className={styles.first}>
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
        <div className={styles.top}>
          <CaratulaTitle carpeta={carpeta} />
          <Row only="screen" fixed align="center" gap={2} shrinks>
            <Acciones carpeta={carpeta} />
          </Row>
          <Recorrido carpeta={carpeta} />
        </div>
        <Avisos carpeta={carpeta} />
        <Escritorio carpeta={carpeta} />
        {children}
      </Stack>
    </header>
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

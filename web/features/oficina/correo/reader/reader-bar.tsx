import {
  AlertOctagon,
  Archive,
  FolderInput,
  Inbox,
  ListFilter,
  ListTree,
  Mail,
  MailOpen,
  Printer,
  Star,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Box } from '../../../../components/layout/layout';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import type { Correo, CorreoListado } from '../correos-api';
import { EtiquetasMenu } from '../etiquetas/etiquetas-menu';
import type { Acciones } from '../use-actions';
import styles from './reader-bar.module.css';

const { Panel: CabecerasDialog } = latePanel(async () => (await import('./headers-dialog')).CabecerasDialog);

const { Panel: ReglaDialog } = latePanel(async () => (await import('../reglas/regla-dialog')).ReglaDialog);

interface BarraProps {
  correo: Correo;
  /** The mails that leave the list with the open mail: those of its conversation. */
  juntos: readonly CorreoListado[];
  acciones: Acciones;
  /** Files the mail; undefined when it cannot be filed. */
  onArchivar: (() => void) | undefined;
  /** Goes back to the list. */
  onClose: () => unknown;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The actions on the open mail. Moving it moves its conversation. Afterwards the list is shown instead. */
export function Barra({ correo, juntos, acciones, onArchivar, onClose }: BarraProps) {
  const { cambiar, mover, borrar } = acciones;
  const { leido, destacado, importante, bandeja, esPropio } = correo;
  const [hasCabeceras, setHasCabeceras] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const move = (to: Parameters<typeof mover>[1]) => {
    onClose();
    // Only what is in the folder of the open mail moves, and own mails are no spam.
    void mover(
      to === 'archive'
        ? juntos.filter((one) => one.bandeja === 'inbox')
        : juntos.filter((one) => to !== 'spam' || !one.esPropio),
      to,
    );
  };
  const isProgramado = correo.estado === 'programado';
  const isTrash = bandeja === 'trash';
  const isSpam = bandeja === 'spam';
  const isApartado = bandeja === 'archive';
  return (
    <>
      {!isProgramado && (
        <HintButton
          label={isTrash ? 'Eliminar para siempre' : 'Eliminar'}
          hintAlign="start"
          onClick={isTrash ? () => void borrar(juntos, onClose) : () => move('trash')}
        >
          <Trash2 {...icon} />
        </HintButton>
      )}
      {(isApartado || bandeja === 'inbox') && (
        <HintButton
          label={isApartado ? 'Volver a Recibidos' : 'Apartar de Recibidos'}
          onClick={() => move(isApartado ? 'inbox' : 'archive')}
        >
          {isApartado ? <Inbox {...icon} /> : <Archive {...icon} />}
        </HintButton>
      )}
      {onArchivar && (
        <HintButton label="Archivar en carpeta" aria-haspopup="dialog" onClick={onArchivar}>
          <FolderInput {...icon} />
        </HintButton>
      )}
      <Box as="span" grow />
      <EtiquetasMenu correos={[correo]} acciones={acciones} />
      <HintButton
        label={importante ? 'No es importante' : 'Marcar como importante'}
        aria-pressed={importante}
        className={styles.importante}
        onClick={() => void cambiar([correo], { importante: !importante })}
      >
        <AlertOctagon {...icon} />
      </HintButton>
      <HintButton
        label={destacado ? 'No destacar' : 'Destacar'}
        aria-pressed={destacado}
        className={styles.estrella}
        onClick={() => void cambiar([correo], { destacado: !destacado })}
      >
        <Star {...icon} />
      </HintButton>
      <ActionsMenu label="Más acciones">
        <MenuItem
          Icon={leido ? Mail : MailOpen}
          onClick={() => {
            if (leido) onClose();
            void cambiar([correo], { leido: !leido });
          }}
        >
          {leido ? 'Marcar como no leído' : 'Marcar como leído'}
        </MenuItem>
        {(isSpam || isTrash) && (
          <MenuItem Icon={Undo2} onClick={() => move('inbox')}>
            {isSpam ? 'No es spam' : 'Recuperar'}
          </MenuItem>
        )}
        {!isSpam && !isTrash && !esPropio && (
          <MenuItem Icon={TriangleAlert} onClick={() => move('spam')}>
            Marcar como spam
          </MenuItem>
        )}
        {isSpam && (
          <MenuItem Icon={Trash2} onClick={() => move('trash')}>
            Eliminar
          </MenuItem>
        )}
        {juntos.length > 1 && !isTrash && (
          <MenuItem
            Icon={Trash2}
            onClick={() => {
              onClose();
              void mover([correo], 'trash');
            }}
          >
            Eliminar solo este correo
          </MenuItem>
        )}
        <MenuSeparator />
        {!esPropio && (
          <MenuItem Icon={ListFilter} onClick={() => setIsFiltering(true)}>
            Filtrar mensajes como este
          </MenuItem>
        )}
        <MenuItem Icon={ListTree} onClick={() => setHasCabeceras(true)}>
          Ver todas las cabeceras
        </MenuItem>
        <MenuItem Icon={Printer} onClick={() => window.print()}>
          Imprimir
        </MenuItem>
      </ActionsMenu>
      {isFiltering && <ReglaDialog inicial={{ de: correo.de.direccion }} onClose={() => setIsFiltering(false)} />}
      {hasCabeceras && <CabecerasDialog correoId={correo.id} onClose={() => setHasCabeceras(false)} />}
    </>
  );
}

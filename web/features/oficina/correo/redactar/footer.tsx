import { CalendarClock, ChevronDown, Clock, FolderOpen, HardDriveUpload, Paperclip, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { AnchoredPanel } from '../../../../components/anchored-panel';
import { Button } from '../../../../components/button';
import { DueForm } from '../../../../components/due/due-form';
import { FileInput } from '../../../../components/file-button';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Row } from '../../../../components/layout/layout';
import { Menu } from '../../../../components/ui/menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { selectUnreached } from '../../../../live/connection-slice';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppSelector } from '../../../../store/hooks';
import styles from './redactor.module.css';
import type { Archivos } from './use-archivos';
import type { Envio } from './use-envio';
import type { EnRedaccion } from './use-redaccion';

const { Panel: ElegirDocumentoDialog } = latePanel(
  async () => (await import('../../../expediente/documentos/public/elegir-documento-dialog')).ElegirDocumentoDialog,
);

interface PieProps {
  redaccion: EnRedaccion;
  envio: Envio;
  archivos: Archivos;
  onDiscard: () => void;
  /** Whether the mail waits to be sent, or was sent. */
  isOff: boolean;
}

/** The foot of the composer: it sends now or later, attaches, throws away, and shows whether everything is saved. */
export function Pie({ redaccion, envio, archivos, onDiscard, isOff }: PieProps) {
  const canChoose = usePermiso('carpetas.ver');
  const chooser = useRef<HTMLInputElement>(null);
  const [later, setLater] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [clip, setClip] = useState<HTMLElement | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const openMenu = useRef<HTMLElement>(null);
  if (isOff)
    return <Row pad={[2, 3, 2, 4]} gap={1} align="center" fixed minHeight={56} line="top" className={styles.pie} />;
  return (
    <Row pad={[2, 3, 2, 4]} gap={1} align="center" fixed minHeight={56} line="top" className={styles.pie} data-barra>
      <Row as="span" align="center" marginRight={1}>
        <Button
          variant="contained"
          loading={envio.isBusy}
          data-enviar
          aria-keyshortcuts="Control+Enter"
          onClick={() => void envio.enviar(null)}
        >
          Enviar
        </Button>
        <HintButton
          label="Enviar más tarde"
          hintAlign="start"
          aria-haspopup="menu"
          aria-expanded={later !== null}
          onClick={({ currentTarget }) => {
            openMenu.current = currentTarget;
            setLater(currentTarget);
          }}
        >
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Row>
      <Menu label="Enviar más tarde" anchor={later} onClose={() => setLater(null)}>
        {momentosDe(new Date()).map(({ label, momento }) => (
          <MenuItem key={label} Icon={Clock} onClick={() => envio.enviar(momento.toISOString())}>
            {label}
          </MenuItem>
        ))}
        <MenuItem Icon={CalendarClock} onClick={() => setPanel(openMenu.current)}>
          Elegir día y hora…
        </MenuItem>
      </Menu>
      {panel && (
        <AnchoredPanel title="Enviar más tarde" anchor={panel} onClose={() => setPanel(null)}>
          <DueForm
            value={null}
            withTime
            hasUsual={false}
            action="Programar"
            onChoose={(moment) => {
              setPanel(null);
              if (moment) void envio.enviar(moment);
            }}
          />
        </AnchoredPanel>
      )}
      <HintButton
        label="Adjuntar"
        hintAlign="start"
        aria-haspopup="menu"
        aria-expanded={clip !== null}
        onClick={({ currentTarget }) => setClip(currentTarget)}
      >
        <Paperclip size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <Menu label="Adjuntar" anchor={clip} onClose={() => setClip(null)}>
        <MenuItem Icon={HardDriveUpload} onClick={() => chooser.current?.click()}>
          Archivos de este equipo
        </MenuItem>
        {canChoose && (
          <MenuItem Icon={FolderOpen} onClick={() => setIsChoosing(true)}>
            Documento de una carpeta
          </MenuItem>
        )}
      </Menu>
      <FileInput ref={chooser} label="Archivos para adjuntar" multiple onFiles={archivos.adjuntar} />
      {isChoosing && (
        <ElegirDocumentoDialog onElegir={archivos.adjuntarDocumento} onClose={() => setIsChoosing(false)} />
      )}
      <Estado redaccion={redaccion} />
      <HintButton label="Descartar" hintAlign="end" onClick={onDiscard}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </Row>
  );
}

/** Shows whether everything written is saved. */
function Estado({ redaccion: { autosave, retry } }: { redaccion: EnRedaccion }) {
  const isAway = useAppSelector(selectUnreached) !== null;
  const isWaiting = isAway && Object.keys(autosave.draft).length > 0;
  return (
    <Row justify="end" grow shrinks size="xs" tone="soft" className={styles.estado}>
      {isWaiting ? (
        <p role="status">Sin conexión: se guarda al volver</p>
      ) : (
        <AutosaveStatus autosave={autosave} onReload={retry} isOwn />
      )}
    </Row>
  );
}

/** The usual times to send a mail later, at eight in the morning. */
function momentosDe(now: Date): { label: string; momento: Date }[] {
  const manana = alasOcho(now, 1);
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  const lunes = { label: 'El lunes a las 8:00', momento: alasOcho(now, untilMonday) };
  return [{ label: 'Mañana a las 8:00', momento: manana }, ...(untilMonday === 1 ? [] : [lunes])];
}

function alasOcho(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 8);
}

import { Download, Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PersonaArchivoDto, PersonaDto } from '../../../../api/generated/personas';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { StatusChip } from '../../../../components/status-chip';
import { formatFecha } from '../../../../lib/fechas';
import { openedHere, useCloseOver } from '../../../../lib/opened-here';
import { searchOf, useUrlState } from '../../../../lib/use-url-state';
import { usePermiso } from '../../../../session/use-permiso';
import lista from '../carpetas-list.module.css';
import { busquedaSchema } from '../list/busqueda';
import { usePersonaArchivosFindOfQuery } from '../public/personas-api';
import { clasesDeArchivo, vencimientoTexto } from '../public/vencimiento';
import { ArchivoDialog } from './archivo-dialog';
import styles from './archivos.module.css';
import { useArchivoActions } from './use-archivo-actions';

const iconProps = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const ArchivoVista = latePanel(async () => (await import('./archivo-viewer')).ArchivoVista);

/** The documents of a persona, each with its actions. */
export function PersonaArchivos({ persona: { id, unidaA } }: { persona: PersonaDto }) {
  const { currentData, error, refetch } = usePersonaArchivosFindOfQuery({ id });
  const [dialog, setDialog] = useState<PersonaArchivoDto | 'nuevo' | null>(null);
  const { abierto, open, close } = useArchivoAbierto();
  const canEdit = usePermiso('carpetas.editar') && !unidaA;
  return (
    <Stack as="section" bounded gap={2} aria-labelledby="persona-archivos">
      <Row align="center" justify="between" minHeight={32}>
        <Text id="persona-archivos" as="h3" size="md" weight="strong">
          Documentos guardados
        </Text>
        {canEdit && (
          <Button
            size="small"
            startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setDialog('nuevo')}
          >
            Agregar
          </Button>
        )}
      </Row>
      {!currentData && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingSkeleton rows={1} />)}
      {currentData?.length === 0 && (
        <Text as="p" size="sm" tone="soft">
          Sin copias del documento, poderes ni constancias.
        </Text>
      )}
      {currentData && currentData.length > 0 && (
        <PlainList flow="stack" round="md" bordered aria-labelledby="persona-archivos">
          {currentData.map((archivo) => (
            <ArchivoRow
              key={archivo.id}
              archivo={archivo}
              onOpen={() => open(archivo.id)}
              onPreload={ArchivoVista.preload}
              onEdit={canEdit ? () => setDialog(archivo) : undefined}
            />
          ))}
        </PlainList>
      )}
      {abierto && currentData && (
        <ArchivoVista.Panel archivo={currentData.find((archivo) => archivo.id === abierto)} onClose={close} />
      )}
      {dialog && (
        <ArchivoDialog personaId={id} archivo={dialog === 'nuevo' ? null : dialog} onClose={() => setDialog(null)} />
      )}
    </Stack>
  );
}

/** The document in the viewer. The address names it beside the search of the list. */
function useArchivoAbierto() {
  const navigate = useNavigate();
  const closeOver = useCloseOver();
  const [busqueda] = useUrlState(busquedaSchema);
  const hrefOf = (archivo: string | null) => searchOf(busquedaSchema, { ...busqueda, archivo }) || '?';
  return {
    abierto: busqueda.archivo,
    open: (id: string) => void navigate(hrefOf(id), { state: openedHere, preventScrollReset: true }),
    close: () => closeOver(hrefOf(null)),
  };
}

interface ArchivoRowProps {
  archivo: PersonaArchivoDto;
  onOpen: () => void;
  /** Called when the document is about to be opened. */
  onPreload: () => void;
  /** Edits the document. Without it, the document can only be read. */
  onEdit?: () => void;
}

/** A document of a persona: its kind, its validity, and its file. */
function ArchivoRow({ archivo, onOpen, onPreload, onEdit }: ArchivoRowProps) {
  const { download, remove } = useArchivoActions(archivo);
  const { clase, numero, expedido, vence, nombre } = archivo;
  const urgent = vence && vencimientoTexto(vence);
  const fechas = [expedido && `Expedido el ${formatFecha(expedido)}`, vence && `vence el ${formatFecha(vence)}`];
  return (
    <Row as="li" align="center" justify="between" gap={3} pad={[2, 3]} className={lista.row}>
      <Stack as="span" shrinks breaks className={lista.text}>
        <strong>{[clasesDeArchivo[clase], numero].filter(Boolean).join(' ')}</strong>
        {vence || expedido ? <span className={styles.dates}>{fechas.filter(Boolean).join(', ')}</span> : null}
        <span>{nombre}</span>
        {urgent && <StatusChip label={urgent} tone={urgent === 'Vencido' ? 'danger' : 'warning'} />}
      </Stack>
      <Row as="span" fixed>
        {archivo.previsualizable && (
          <HintButton
            size="small"
            hintAlign="end"
            label={`Previsualizar ${nombre}`}
            onPointerEnter={onPreload}
            onClick={onOpen}
          >
            <Eye {...iconProps} />
          </HintButton>
        )}
        <HintButton size="small" hintAlign="end" label={`Descargar ${nombre}`} onClick={() => void download()}>
          <Download {...iconProps} />
        </HintButton>
        {onEdit && (
          <>
            <HintButton size="small" hintAlign="end" label={`Modificar ${nombre}`} onClick={onEdit}>
              <Pencil {...iconProps} />
            </HintButton>
            <HintButton size="small" hintAlign="end" label={`Eliminar ${nombre}`} onClick={() => void remove()}>
              <Trash2 {...iconProps} />
            </HintButton>
          </>
        )}
      </Row>
    </Row>
  );
}

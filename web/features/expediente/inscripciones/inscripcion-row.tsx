import { Check, MessageSquareReply, MessageSquareWarning, Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { useConfirm } from '../../../components/confirm';
import { PlainList, Row, Text } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { useToast } from '../../../components/toast-actions';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem } from '../../../components/ui/menu-entries';
import { useAttempt } from '../../../components/use-attempt';
import { formatFecha } from '../../../lib/fechas';
import { scrollIntoSight } from '../../../lib/scroll-into-sight';
import { useAppDispatch } from '../../../store/hooks';
import { useEstados, VUELVE_A_FIRMADA } from './estados';
import styles from './inscripciones.module.css';
import {
  carpetaFollowed,
  type Inscripcion,
  useInscripcionesRemoveMutation,
  useInscripcionesReopenMutation,
} from './inscripciones-api';

/** The dialogs for one inscripción, over the tab. */
export type Accion = 'editar' | 'presentar' | 'observar' | 'contestar' | 'resolver';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The next step of an inscripción, by its state. */
const PASOS = {
  por_presentar: { accion: 'presentar', label: 'Presentar', Icon: Send },
  presentada: { accion: 'resolver', label: 'Anotar el resultado', Icon: Check },
  observada: { accion: 'contestar', label: 'Contestar', Icon: MessageSquareReply },
  inscripta: null,
  rechazada: null,
} as const;

interface InscripcionFilaProps {
  inscripcion: Inscripcion;
  carpetaId: string;
  canEdit: boolean;
  /** Whether the address names this inscripción. */
  isNamed?: boolean;
  /**
   * The carpeta of the inscripción, on the board of the office. The board shows only observations without an answer.
   */
  lugar?: ReactNode;
  /** The last day that `lugar` shows, so that the row does not repeat it. */
  limite?: string | null;
  onAct: (accion: Accion) => void;
}

/** One inscripción: its register, the register's answers, and the next step. */
export function InscripcionFila({
  inscripcion,
  carpetaId,
  canEdit,
  isNamed = false,
  lugar,
  limite = null,
  onAct,
}: InscripcionFilaProps) {
  const { registro, que, estado, documento } = inscripcion;
  const observaciones = inscripcion.observaciones.filter(({ contestada }) => !lugar || contestada === null);
  const { label, tone } = useEstados()[estado];
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed && row.current) scrollIntoSight(row.current);
  }, [isNamed]);
  const paso = PASOS[estado];
  return (
    <li ref={row} className={styles.row} data-named={isNamed}>
      <Text as="div" breaks className={styles.que}>
        <Text as="p" weight="medium">
          {que ? `${registro}: ${que}` : registro}
        </Text>
        {lugar}
        <Text as="p" size="sm" tone="soft">
          {presentadaText(inscripcion, label, limite)}
        </Text>
        {documento && (
          <Text as="p" size="sm" tone="soft">
            Con «{documento.nombre}»
          </Text>
        )}
        {observaciones.length > 0 && (
          <PlainList
            flow="stack"
            gap={2}
            margin={[2, 0, 0]}
            size="sm"
            className={styles.observaciones}
            aria-label={`Observaciones de ${registro}`}
          >
            {observaciones.map(({ id, texto, observada, contestada, respuesta }) => (
              <li key={id} data-open={contestada === null}>
                <p>
                  <Text tone="soft">Observada el {formatFecha(observada)}:</Text> {texto}
                </p>
                {contestada && (
                  <Text as="p" size="sm" tone="soft">
                    Contestada el {formatFecha(contestada)}
                    {respuesta && `: ${respuesta}`}
                  </Text>
                )}
              </li>
            ))}
          </PlainList>
        )}
      </Text>
      <StatusChip label={label} tone={tone} />
      <Row align="center" gap={1} justifySelf="end">
        {paso && canEdit && (
          <Button
            variant="outlined"
            size="small"
            aria-label={`${paso.label}: ${registro}`}
            startIcon={<paso.Icon {...icon} />}
            onClick={() => onAct(paso.accion)}
          >
            {paso.label}
          </Button>
        )}
        {canEdit && <Menu inscripcion={inscripcion} carpetaId={carpetaId} onAct={onAct} />}
      </Row>
    </li>
  );
}

function Menu({ inscripcion, carpetaId, onAct }: Pick<InscripcionFilaProps, 'inscripcion' | 'carpetaId' | 'onAct'>) {
  const { id, registro, estado, presentada, version } = inscripcion;
  const [remove] = useInscripcionesRemoveMutation();
  const [reopen] = useInscripcionesReopenMutation();
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const toast = useToast();
  const args = { id, 'If-Match': `"${version}"` };
  const write = async (send: () => Promise<unknown>, said: string) => {
    await attempt(async () => {
      await send();
      dispatch(carpetaFollowed(carpetaId));
      toast(said);
    });
  };
  const quitar = async () => {
    const isSure = await confirm({
      title: `¿Quitar la inscripción en ${registro}?`,
      message: `Se pierden su presentación y sus observaciones. La actividad de la carpeta las conserva.${
        presentada ? ` ${VUELVE_A_FIRMADA}` : ''
      }`,
      actions: { confirm: { label: 'Quitar', color: 'warn' }, cancel: { label: 'Cancelar' } },
    });
    if (isSure) await write(() => remove(args).unwrap(), 'Inscripción quitada');
  };
  const hasResult = estado === 'inscripta' || estado === 'rechazada';
  return (
    <ActionsMenu label={`Más acciones de ${registro}`} size="small">
      <MenuItem Icon={Pencil} onClick={() => onAct('editar')}>
        Editar
      </MenuItem>
      {estado === 'presentada' && (
        <MenuItem Icon={MessageSquareWarning} onClick={() => onAct('observar')}>
          Anotar una observación
        </MenuItem>
      )}
      {hasResult ? (
        <MenuItem Icon={Undo2} onClick={() => void write(() => reopen(args).unwrap(), 'Resultado quitado')}>
          Quitar el resultado
        </MenuItem>
      ) : (
        <MenuItem Icon={Trash2} isDanger onClick={() => void quitar()}>
          Quitar
        </MenuItem>
      )}
    </ActionsMenu>
  );
}

/**
 * When and under which number it was presented. @param label the name of its state @param limite the last day that is
 * shown beside it
 */
function presentadaText(
  { presentada, tasaPagada, numero, vence, resuelta, asiento }: Inscripcion,
  label: string,
  limite: string | null,
): string {
  if (!presentada) return 'Todavía no se presentó';
  const presentation = `Presentada el ${formatFecha(presentada)}${numero ? ` con el número ${numero}` : ''}`;
  const first = tasaPagada ? `${presentation} · tasa pagada el ${formatFecha(tasaPagada)}` : presentation;
  if (resuelta) {
    const result = `${label.toLowerCase()} el ${formatFecha(resuelta)}`;
    return `${first} · ${result}${asiento ? `, ${asiento}` : ''}`;
  }
  return vence && vence !== limite ? `${first} · vence el ${formatFecha(vence)}` : first;
}

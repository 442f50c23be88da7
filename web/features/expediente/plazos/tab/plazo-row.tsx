import { Ban, Check, Pencil, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import { useToast } from '../../../../components/toast-actions';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { useAttempt } from '../../../../components/use-attempt';
import { formatFecha } from '../../../../lib/fechas';
import { scrollIntoSight } from '../../../../lib/scroll-into-sight';
import { usePermiso } from '../../../../session/use-permiso';
import { type Plazo, usePlazosFollowMutation, usePlazosReopenMutation } from '../plazos-api';
import { conteoEnTexto, origenEnTexto, urgenciaDe, venceElEnTexto, venceEnTexto } from '../public/conteo';
import styles from './plazos-tab.module.css';

interface PlazoFilaProps {
  plazo: Plazo;
  /** Whether the address names this plazo. */
  isNamed: boolean;
  permisos: CarpetaDetalleDto['permisos'];
  onAct: (que: 'editar' | 'cumplir' | 'anular') => void;
}

/** One plazo: its last day, how that day was computed, its responsable, and its actions. */
export function PlazoFila({ plazo, isNamed, permisos, onAct }: PlazoFilaProps) {
  const { id, carpetaId, nombre, inicio, vence, faltan, estado, fuente, inscripcion, responsable, version } = plazo;
  const canAnnul = usePermiso('plazos.anular') && permisos.editarPlazos;
  const [reopen, { isLoading }] = usePlazosReopenMutation();
  const [follow, { isLoading: isFollowing }] = usePlazosFollowMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const row = useRef<HTMLLIElement>(null);
  const isOpen = estado === 'abierto';
  useEffect(() => {
    if (isNamed && row.current) scrollIntoSight(row.current);
  }, [isNamed]);

  const args = { id, 'If-Match': `"${version}"` };
  const write = async (send: () => Promise<Plazo>, said: (after: Plazo) => string) => {
    await attempt(async () => {
      toast(said(await send()));
    });
  };
  const open = () =>
    write(
      () => reopen(args).unwrap(),
      () => `${nombre}: el plazo está abierto otra vez`,
    );
  const seguir = () =>
    write(
      () => follow(args).unwrap(),
      (after) => `${nombre}. ${venceElEnTexto(after.vence, after.faltan)}`,
    );

  return (
    <li ref={row} className={styles.row} data-named={isNamed} data-open={isOpen}>
      <div className={styles.que}>
        <Text as="p" weight="medium" breaks className={styles.nombre}>
          {nombre}
        </Text>
        <Text as="p" size="sm" breaks tone="soft">
          {[conteoEnTexto(plazo), origenEnTexto(plazo.cuentaDesde), `empieza el ${formatFecha(inicio)}`, fuente]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {isOpen && plazo.porConfirmar && (
          <Text as="p" size="sm" breaks tone="soft">
            Confirmar con la norma vigente.
          </Text>
        )}
        {isOpen && plazo.enInhabil && (
          <Text as="p" size="sm" breaks tone="soft">
            Vence un día en que las oficinas no atienden: mire si se corre.
          </Text>
        )}
        {isOpen && plazo.reglaCambio && (
          <Text as="p" size="sm" breaks tone="soft">
            La regla cambió después: este plazo conserva sus cifras.{' '}
            {permisos.editarPlazos && (
              <Button size="small" loading={isFollowing} onClick={() => void seguir()}>
                Usar las de la regla
              </Button>
            )}
          </Text>
        )}
        {inscripcion && (
          <Text as="p" size="sm" breaks tone="soft">
            De la inscripción en{' '}
            <Link to={`/carpetas/${carpetaId}/inscripcion/${inscripcion.id}`}>
              {inscripcion.que ? `${inscripcion.registro}: ${inscripcion.que}` : inscripcion.registro}
            </Link>
          </Text>
        )}
        <Text as="p" size="sm" breaks tone="soft">
          {isOpen ? (responsable ? `Responsable: ${responsable.nombre}` : 'Sin responsable') : closedText(plazo)}
        </Text>
      </div>
      <Stack items="end" gap={1} className={styles.cuando}>
        <Text as="time" numeric dateTime={vence}>
          {formatFecha(vence)}
        </Text>
        {isOpen ? (
          <StatusChip label={venceEnTexto(faltan)} tone={tones[urgenciaDe(faltan)]} />
        ) : (
          <StatusChip label={estado === 'cumplido' ? 'Cumplido' : 'Anulado'} tone={closedTones[estado]} />
        )}
      </Stack>
      <Row align="center" justify="end" gap={1}>
        {isOpen && permisos.cumplirPlazos && (
          <Button
            variant="outlined"
            size="small"
            aria-label={`Cumplir ${nombre}`}
            startIcon={<Check {...icon} />}
            onClick={() => onAct('cumplir')}
          >
            Cumplir
          </Button>
        )}
        {estado === 'cumplido' && permisos.cumplirPlazos && (
          <Button
            size="small"
            aria-label={`Volver a abrir ${nombre}`}
            startIcon={<RotateCcw {...icon} />}
            loading={isLoading}
            onClick={() => void open()}
          >
            Volver a abrir
          </Button>
        )}
        {isOpen && permisos.editarPlazos && (
          <ActionsMenu label={`Más acciones de ${nombre}`} size="small">
            <MenuItem Icon={Pencil} onClick={() => onAct('editar')}>
              Editar
            </MenuItem>
            <MenuItem
              Icon={Ban}
              isDanger
              motivo={canAnnul ? undefined : 'Solo quien firma puede anular un plazo.'}
              onClick={() => onAct('anular')}
            >
              Anular
            </MenuItem>
          </ActionsMenu>
        )}
      </Row>
    </li>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const tones = { vencido: 'danger', cerca: 'warning', lejos: 'info' } as const;
const closedTones = { abierto: 'info', cumplido: 'success', anulado: 'neutral' } as const;

function closedText({ estado, cumplidoEn, cumplidoPor, documento, anuladoEn, anuladoPor, motivo }: Plazo): string {
  const [en, por] = estado === 'cumplido' ? [cumplidoEn, cumplidoPor] : [anuladoEn, anuladoPor];
  const who = `${estado === 'cumplido' ? 'Cumplido' : 'Anulado'} el ${formatFecha(en ?? '')} por ${por?.nombre ?? ''}`;
  if (estado === 'cumplido') return documento ? `${who}, con «${documento.nombre}»` : who;
  return motivo ? `${who}: ${motivo}` : who;
}

import { CircleCheck, Clock, CloudOff, KeyRound, type LucideIcon, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { CuentaExternaDto } from '../../../../api/generated/correos';
import { useEscribir } from '../../../../collection/use-escribir';
import { Button } from '../../../../components/button';
import { latePanel } from '../../../../components/late-panel';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { Switch } from '../../../../components/ui/switch';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatEntero } from '../../../../lib/numeros';
import { cuentaExterna } from '../correos';
import styles from './cuenta-externa.module.css';

const { Panel: CambiarDialog } = latePanel(async () => (await import('./cambiar-dialog')).CambiarDialog);
const { Panel: DesconectarDialog } = latePanel(async () => (await import('./desconectar-dialog')).DesconectarDialog);

const estados: Record<CuentaExternaDto['estado'], { nombre: string; Icon: LucideIcon; tono: string }> = {
  sincronizando: { nombre: 'Trayendo sus correos', Icon: RefreshCw, tono: 'info' },
  'al-dia': { nombre: 'Al día', Icon: CircleCheck, tono: 'success' },
  'sin-conexion': { nombre: 'Sin conexión con el servidor', Icon: CloudOff, tono: 'warning' },
  'clave-rechazada': { nombre: 'Contraseña rechazada', Icon: KeyRound, tono: 'danger' },
};

/** The state before the first mails of the account are fetched. */
const espera = { nombre: 'En espera de su turno', Icon: Clock, tono: 'info' };

/** The connected external account: its state, and its actions. */
export function Conectada({ cuenta }: { cuenta: CuentaExternaDto }) {
  const { direccion, estado, enEspera, mensaje, sincronizados, total, sincronizadaEn, enviarPorElla } = cuenta;
  const { escribir } = useEscribir();
  const [dialog, setDialog] = useState<'cambiar' | 'desconectar' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { nombre, Icon, tono } = enEspera ? espera : estados[estado];
  const close = () => setDialog(null);
  const sync = async () => {
    setIsAsking(true);
    await escribir(cuentaExterna.send('cuentaExternaSyncCuentaExterna', undefined));
    setIsAsking(false);
  };
  return (
    <Stack gap={3}>
      <Text as="p" weight="strong" breaks>
        {direccion}
      </Text>
      <div role="status">
        <Row as="p" gap={2} align="center" className={styles.estado} data-tone={tono}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {nombre}
        </Row>
        {mensaje && (
          <Box as="p" marginTop="2px" size="sm" tone="soft" breaks>
            {mensaje}
          </Box>
        )}
      </div>
      {estado === 'sincronizando' && !enEspera && (
        <Stack gap={1} size="sm" tone="soft" numeric breaks className={styles.avance}>
          <progress
            value={total === null ? undefined : Math.min(sincronizados, total)}
            max={total || 1}
            aria-label="Correos que llegaron"
          />
          {total !== null && (
            <span>
              {formatEntero(sincronizados)} de {formatEntero(total)} correos
            </span>
          )}
        </Stack>
      )}
      {sincronizadaEn && (
        <Text as="p" size="sm" tone="soft" breaks>
          Última sincronización: {formatFechaHora(sincronizadaEn)}
        </Text>
      )}
      <Switch
        label="Enviar por esta cuenta"
        help="Lo que escriba a direcciones de afuera sale de ella."
        checked={enviarPorElla}
        onChange={(isOn) =>
          void escribir(
            cuentaExterna.send('cuentaExternaUpdateCuentaExterna', {
              modificarCuentaExternaDto: { enviarPorElla: isOn },
            }),
          )
        }
      />
      <Row wrap gap={2}>
        {estado === 'clave-rechazada' ? (
          <Button variant="contained" onClick={() => setDialog('cambiar')}>
            Cambiar contraseña
          </Button>
        ) : (
          <>
            <Button variant="outlined" loading={isAsking} onClick={() => void sync()}>
              Sincronizar ahora
            </Button>
            <Button variant="outlined" onClick={() => setDialog('cambiar')}>
              Cambiar contraseña
            </Button>
          </>
        )}
        <Button color="danger" onClick={() => setDialog('desconectar')}>
          Desconectar
        </Button>
      </Row>
      {dialog === 'cambiar' && <CambiarDialog cuenta={cuenta} onClose={close} />}
      {dialog === 'desconectar' && <DesconectarDialog cuenta={cuenta} onClose={close} />}
    </Stack>
  );
}

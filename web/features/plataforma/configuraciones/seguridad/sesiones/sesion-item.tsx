import { type LucideIcon, Monitor, Smartphone, SquareTerminal } from 'lucide-react';
import type { SesionAbiertaDto } from '../../../../../api/generated/sesiones';
import { Button } from '../../../../../components/button';
import { useRefusal } from '../../../../../components/form/refusal';
import { Box, Row, Stack, Text } from '../../../../../components/layout/layout';
import { StatusChip } from '../../../../../components/status-chip';
import { useToast } from '../../../../../components/toast-actions';
import { formatFechaHora, formatRelativo } from '../../../../../lib/fechas';
import styles from '../seguridad.module.css';
import { useSesionesRevokeMutation } from '../seguridad-api';

const icons: Readonly<Record<SesionAbiertaDto['tipo'], LucideIcon>> = {
  escritorio: Monitor,
  movil: Smartphone,
  otro: SquareTerminal,
};

const medios: Readonly<Record<SesionAbiertaDto['medio'], string>> = {
  clave: 'Con contraseña',
  passkey: 'Con passkey',
  proveedor: 'Con su proveedor de identidad',
};

/** One session: its device, address, cuenta, way of signing in and last use. */
export function SesionItem({ sesion }: { sesion: SesionAbiertaDto }) {
  const { id, actual, dispositivo, tipo, direccion, medio, cuenta, creadaEn, usadaEn } = sesion;
  const [cerrar, { isLoading }] = useSesionesRevokeMutation();
  const toast = useToast();
  const refuse = useRefusal();
  const Icon = icons[tipo];

  const close = async () => {
    try {
      await cerrar({ id }).unwrap();
      toast(`Se cerró la sesión de ${dispositivo}`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <li className={styles.row}>
      <Stack as="span" fill="sunken" round="md" middle tone="soft" className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </Stack>
      <Box shrinks>
        <Row as="p" align="center" wrap gap={['2px', 2]} weight="medium" breaks>
          {dispositivo}
          {actual && <StatusChip label="Esta sesión" tone="primary" hasDot={false} />}
        </Row>
        <Text as="p" size="sm" tone="soft" breaks className={styles.meta}>
          {actual ? 'En uso ahora' : `Usada ${formatRelativo(usadaEn)}`}
          {direccion && ` · ${direccion}`}
          {cuenta && ` · ${cuenta}`}
        </Text>
        <Text as="p" size="sm" tone="soft" breaks className={styles.meta}>
          {medios[medio]}, <time dateTime={creadaEn}>{formatFechaHora(creadaEn)}</time>
        </Text>
      </Box>
      {!actual && (
        <Button
          variant="outlined"
          size="small"
          loading={isLoading}
          aria-label={`Cerrar la sesión de ${dispositivo}`}
          onClick={() => void close()}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}

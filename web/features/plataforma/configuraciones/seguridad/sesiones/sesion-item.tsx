import { type LucideIcon, Monitor, Smartphone, SquareTerminal } from 'lucide-react';
import type { SesionAbiertaDto } from '../../../../../api/generated/sesiones';
import { Button } from '../../../../../components/button';
import { useRefusal } from '../../../../../components/form/refusal';
import { StatusChip } from '../../../../../components/status-chip';
import { useToast } from '../../../../../components/toast-actions';
import { formatFechaHora, formatRelativo } from '../../../../../lib/fechas';
import { useSesionesRevokeMutation } from '../seguridad-api';
import { SeguridadItem } from '../seguridad-item';

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
    <SeguridadItem
      Icon={Icon}
      titulo={
        <>
          {dispositivo}
          {actual && <StatusChip label="Esta sesión" tone="primary" hasDot={false} />}
        </>
      }
      lineas={[
        <>
          {actual ? 'En uso ahora' : `Usada ${formatRelativo(usadaEn)}`}
          {direccion && ` · ${direccion}`}
          {cuenta && ` · ${cuenta}`}
        </>,
        <>
          {medios[medio]}, <time dateTime={creadaEn}>{formatFechaHora(creadaEn)}</time>
        </>,
      ]}
    >
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
    </SeguridadItem>
  );
}

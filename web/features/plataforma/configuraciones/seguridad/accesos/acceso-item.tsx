import { CalendarDays, Fingerprint, type LucideIcon, Mail, UserPlus } from 'lucide-react';
import type { AccesoAbiertoDto } from '../../../../../api/generated/sesiones';
import { Button } from '../../../../../components/button';
import { useConfirm } from '../../../../../components/confirm';
import { useRefusal } from '../../../../../components/form/refusal';
import { useToast } from '../../../../../components/toast-actions';
import { formatFecha } from '../../../../../lib/fechas';
import { useAccesosAbiertosEndMutation } from '../seguridad-api';
import { SeguridadItem } from '../seguridad-item';

interface Clase {
  nombre: string;
  Icon: LucideIcon;
  /** The consequence of ending the access. Null for an access that is ended elsewhere. */
  alQuitar: string | null;
}

const clases: Readonly<Record<AccesoAbiertoDto['clase'], Clase>> = {
  calendario: {
    nombre: 'Dirección de su calendario',
    Icon: CalendarDays,
    alQuitar: 'Los programas que muestran su agenda con esa dirección dejan de recibirla. No se puede deshacer.',
  },
  correo: {
    nombre: 'Cuenta de correo conectada',
    Icon: Mail,
    alQuitar: 'Deja de enviar y de recibir por ella. Los correos que trajo quedan.',
  },
  invitacion: {
    nombre: 'Invitaciones que envió',
    Icon: UserPlus,
    alQuitar: 'Se revocan todas las invitaciones suyas que están pendientes en esa cuenta.',
  },
  proveedor: { nombre: 'Proveedor de identidad', Icon: Fingerprint, alQuitar: null },
};

/** One access: its kind, its cuenta and its date. */
export function AccesoItem({ acceso: { clase, detalle, cuenta, cuentaId, creadoEn } }: { acceso: AccesoAbiertoDto }) {
  const [quitar, { isLoading }] = useAccesosAbiertosEndMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();
  const { nombre, Icon, alQuitar } = clases[clase];

  const end = async (message: string, of: string) => {
    const isSure = await confirm({
      title: `¿Quitar «${nombre}»?`,
      message,
      actions: { confirm: { label: 'Quitar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await quitar({ cuentaId: of, clase }).unwrap();
      toast(`Se quitó: ${nombre.toLowerCase()}`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <SeguridadItem
      Icon={Icon}
      titulo={nombre}
      lineas={[
        <>
          {detalle}
          {cuenta && ` · ${cuenta}`}
        </>,
        <>
          Desde el <time dateTime={creadoEn}>{formatFecha(creadoEn)}</time>
          {!alQuitar && ' · Se quita en el proveedor'}
        </>,
      ]}
    >
      {alQuitar && cuentaId && (
        <Button
          variant="outlined"
          size="small"
          loading={isLoading}
          aria-label={`Quitar ${nombre.toLowerCase()}: ${detalle}`}
          onClick={() => void end(alQuitar, cuentaId)}
        >
          Quitar
        </Button>
      )}
    </SeguridadItem>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useMiembrosFindAllQuery } from '../../../../../api/miembros-api';
import { AccesoCampos } from '../../accesos/acceso-fields';
import { type AccesoDatos, accesoSchema, sinDatos } from '../../accesos/acceso-schema';
import { useCarpetaAccesosGrantAccesosMutation } from '../../accesos/accesos-api';
import { necesitanAcceso } from '../../accesos/quienes';
import { contarCarpetas } from './informe';
import type { LoteProps } from './lote';
import { LoteDialog } from './lote-dialog';

/** Opens several carpetas to a member. */
export function DarAccesoDialog({ carpetas, ...dialog }: LoteProps) {
  const { data } = useMiembrosFindAllQuery({});
  const miembros = data?.filter((miembro) =>
    carpetas.some((carpeta) => necesitanAcceso(carpeta, [miembro]).length > 0),
  );
  const form = useForm<AccesoDatos>({ resolver: valibotResolver(accesoSchema), defaultValues: sinDatos });
  const [give] = useCarpetaAccesosGrantAccesosMutation();
  const ids = carpetas.map(({ id }) => id);
  const nombreOf = (usuarioId: string | null) => miembros?.find(({ id }) => id === usuarioId)?.nombre;

  return (
    <LoteDialog
      {...dialog}
      title={`Dar acceso a ${contarCarpetas(carpetas.length)}`}
      submitLabel="Dar acceso"
      form={form}
      send={({ usuarioId, hasta }) =>
        give({ otorgarAccesosDto: { carpetas: ids, usuarioId: usuarioId ?? '', hasta: hasta || null } }).unwrap()
      }
      said={({ usuarioId }, { hechas }) => `${nombreOf(usuarioId)} ve ahora ${contarCarpetas(hechas.length)}`}
    >
      <AccesoCampos control={form.control} miembros={miembros} autoFocus />
    </LoteDialog>
  );
}

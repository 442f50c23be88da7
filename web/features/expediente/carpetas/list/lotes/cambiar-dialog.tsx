import type { ReactNode } from 'react';
import { type Control, useForm } from 'react-hook-form';
import type { CambiarCarpetasDto } from '../../../../../api/generated/cambios';
import { SelectField } from '../../../../../components/form/select-field';
import { EtiquetasField } from '../../fields/etiquetas-field';
import { MiembroField } from '../../fields/miembro-field';
import { nombresDePrioridad, type Prioridad, prioridades } from '../../prioridades';
import { contarCarpetas, yaEstabanText } from './informe';
import type { LoteProps } from './lote';
import { LoteDialog } from './lote-dialog';
import { useCarpetaCambiosChangeMutation } from './lotes-api';

interface Cambios {
  responsableId: string | null;
  /** Empty until a priority is chosen. */
  prioridad: Prioridad | '';
  agregar: string[];
  quitar: string[];
}

interface Kind {
  title: string;
  fields: (control: Control<Cambios>) => ReactNode;
  toDto: (values: Cambios) => Omit<CambiarCarpetasDto, 'carpetas'>;
}

const prioridadOptions = nombresDePrioridad.map((value) => ({ value, label: prioridades[value].nombre }));

const kinds = {
  responsable: {
    title: 'Cambiar el responsable',
    fields: (control) => <MiembroField control={control} name="responsableId" label="Responsable" />,
    toDto: ({ responsableId }) => ({ responsableId }),
  },
  prioridad: {
    title: 'Cambiar la prioridad',
    fields: (control) => (
      <SelectField
        control={control}
        name="prioridad"
        label="Prioridad"
        emptyLabel="Elija una"
        options={prioridadOptions}
      />
    ),
    toDto: ({ prioridad }) => ({ prioridad: prioridad || undefined }),
  },
  etiquetas: {
    title: 'Cambiar las etiquetas',
    fields: (control) => (
      <>
        <EtiquetasField control={control} name="agregar" label="Agregar" />
        <EtiquetasField control={control} name="quitar" label="Quitar" />
      </>
    ),
    toDto: ({ agregar, quitar }) => ({ agregarEtiquetas: agregar, quitarEtiquetas: quitar }),
  },
} satisfies Record<string, Kind>;

export type Cambio = keyof typeof kinds;

/** Changes one field of several carpetas. */
export function CambiarDialog({ carpetas, cambio, ...dialog }: LoteProps & { cambio: Cambio }) {
  const { title, fields, toDto } = kinds[cambio];
  const form = useForm<Cambios>({
    defaultValues: { responsableId: null, prioridad: '', agregar: [], quitar: [] },
  });
  const [change] = useCarpetaCambiosChangeMutation();
  const ids = carpetas.map(({ id }) => id);

  return (
    <LoteDialog
      {...dialog}
      title={`${title} de ${contarCarpetas(carpetas.length)}`}
      submitLabel="Cambiar"
      form={form}
      isOff={!form.formState.isDirty}
      send={(values) => change({ cambiarCarpetasDto: { carpetas: ids, ...toDto(values) } }).unwrap()}
      said={(_values, { hechas, yaEstaban }) => cambiadasText(hechas.length - yaEstaban.length, yaEstaban.length)}
    >
      {fields(form.control)}
    </LoteDialog>
  );
}

function cambiadasText(changed: number, yaEstaban: number): string {
  if (changed === 0) return `${yaEstabanText(yaEstaban)} así`;
  const text = `Se ${changed === 1 ? 'cambió' : 'cambiaron'} ${contarCarpetas(changed)}`;
  return yaEstaban > 0 ? `${text}; ${yaEstabanText(yaEstaban)} así` : text;
}

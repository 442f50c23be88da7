import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { boolean, type InferOutput, object, picklist } from 'valibot';
import type { CarpetaDetalleDto, DuplicarDto } from '../../../../api/generated/carpetas';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { newId } from '../../../../lib/new-id';
import { ActoField } from '../fields/acto-field';
import { reglas } from '../fields/reglas';
import { useDuplicadosCreateMutation } from '../public/carpetas-api';
import styles from './duplicar-dialog.module.css';

/** The parts of a carpeta that a copy can include. */
const incluibles = ['etiquetas', 'prioridad', 'campos', 'partes', 'inmuebles'] as const;

const duplicarSchema = object({
  caratula: reglas.caratula,
  tipoActoId: reglas.tipoActoId,
  vinculo: picklist(['', 'continua', 'corrige']),
  etiquetas: boolean(),
  prioridad: boolean(),
  campos: boolean(),
  partes: boolean(),
  inmuebles: boolean(),
});

type Duplicado = InferOutput<typeof duplicarSchema>;

const vinculoOptions = [
  { value: '', label: 'Sin vínculo' },
  { value: 'continua', label: 'Continúa la original' },
  { value: 'corrige', label: 'Corrige la original' },
];

interface DuplicarDialogProps {
  carpeta: CarpetaDetalleDto;
  /** Whether the new carpeta corrects this one. */
  corrige?: boolean;
  onClose: () => void;
}

/** Makes a draft from a carpeta, and shows the draft. All attempts send the same id, so that only one draft is made. */
export function DuplicarDialog({ carpeta, corrige = false, onClose }: DuplicarDialogProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [id] = useState(newId);
  const [create] = useDuplicadosCreateMutation();
  const form = useForm<Duplicado>({
    resolver: valibotResolver(duplicarSchema),
    defaultValues: toDuplicado(carpeta, corrige),
  });
  const { control, formState } = form;
  const { mayDiscard, release } = useUnsavedGuard(formState.isDirty);
  const has = incluiblesDe(carpeta);

  const save = form.handleSubmit(async (values) => {
    if (formState.isSubmitting) return;
    try {
      const made = await create({ id: carpeta.id, duplicarDto: { id, ...toDuplicar(values) } }).unwrap();
      release();
      onClose();
      toast('Borrador creado');
      void navigate(`/carpetas/${made.id}`);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  const close = async () => {
    if (await mayDiscard()) onClose();
  };

  return (
    <FormDialog
      title={corrige ? 'Abrir carpeta que corrige' : 'Duplicar la carpeta'}
      submitLabel="Crear borrador"
      isSubmitting={formState.isSubmitting}
      onSubmit={save}
      onClose={() => void close()}
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="caratula"
        label="Carátula"
        required
        autoFocus
        autoComplete="off"
        maxLength={200}
      />
      <ActoField control={control} name="tipoActoId" />
      <SelectField control={control} name="vinculo" label="Vínculo con la original" options={vinculoOptions} />
      <Stack as="fieldset" gap={1} className={styles.copiar}>
        <legend>Copiar</legend>
        <SwitchField control={control} name="partes" label="Partes" />
        <SwitchField control={control} name="inmuebles" label="Inmuebles" />
        {has.etiquetas && <SwitchField control={control} name="etiquetas" label="Etiquetas" />}
        {has.prioridad && <SwitchField control={control} name="prioridad" label="Prioridad" />}
        {has.campos && <SwitchField control={control} name="campos" label="Campos adicionales" />}
        <p>No se copian los documentos, el número, el monto ni las fechas.</p>
      </Stack>
    </FormDialog>
  );
}

/** The initial values: the copy includes all parts. It is linked with the carpeta only when it corrects it. */
function toDuplicado({ caratula, tipoActo }: CarpetaDetalleDto, corrige: boolean): Duplicado {
  return {
    caratula: corrige ? `Rectificación de ${caratula}`.slice(0, 200) : caratula,
    tipoActoId: tipoActo.id,
    vinculo: corrige ? 'corrige' : '',
    etiquetas: true,
    prioridad: true,
    campos: true,
    partes: true,
    inmuebles: true,
  };
}

/** The parts that the carpeta has. Its partes and inmuebles are unknown here. */
function incluiblesDe({ etiquetas, prioridad, camposExtra }: CarpetaDetalleDto) {
  return {
    etiquetas: etiquetas.length > 0,
    prioridad: prioridad !== 'normal',
    campos: Object.keys(camposExtra).length > 0,
  };
}

function toDuplicar(duplicado: Duplicado): DuplicarDto {
  const { caratula, tipoActoId, vinculo } = duplicado;
  return {
    caratula,
    tipoActoId: tipoActoId ?? undefined,
    vinculo: vinculo || null,
    incluir: incluibles.filter((nombre) => duplicado[nombre]),
  };
}

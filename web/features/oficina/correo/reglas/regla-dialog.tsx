import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useColeccion } from '../../../../collection/use-collection';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { Text } from '../../../../components/layout/layout';
import { usePermiso } from '../../../../session/use-permiso';
import { CarpetaAutocomplete } from '../../../expediente/carpetas/public/carpeta-autocomplete';
import { etiquetas } from '../correos';
import { type Regla, useReglasDeCorreoCreateReglaMutation, useReglasDeCorreoUpdateReglaMutation } from './reglas-api';
import { useAplicar } from './use-aplicar';

interface ReglaDialogProps {
  /** The rule that is changed; undefined for a new one. */
  regla?: Regla;
  /** The conditions of a new rule. */
  inicial?: Partial<Pick<Regla, 'de' | 'asunto'>>;
  onClose: () => void;
}

const texto = v.pipe(v.string(), v.trim(), v.maxLength(200, 'Hasta 200 caracteres'));
const schema = v.pipe(
  v.object({
    de: texto,
    para: texto,
    asunto: texto,
    contiene: texto,
    adjunto: v.picklist(['', 'si', 'no']),
    etiquetaId: v.string(),
    apartar: v.boolean(),
    marcarLeido: v.boolean(),
    carpetaId: v.nullable(v.string()),
  }),
  v.forward(
    v.check(
      ({ de, para, asunto, contiene, adjunto }) => de + para + asunto + contiene + adjunto !== '',
      'Indique al menos una condición',
    ),
    ['de'],
  ),
  v.forward(
    v.check(
      ({ etiquetaId, apartar, marcarLeido, carpetaId }) =>
        etiquetaId !== '' || apartar || marcarLeido || carpetaId !== null,
      'Indique qué hacer',
    ),
    ['apartar'],
  ),
);

/** Makes or changes a rule. A new rule offers to apply to the mails that are there. */
export function ReglaDialog({ regla, inicial, onClose }: ReglaDialogProps) {
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const [create] = useReglasDeCorreoCreateReglaMutation();
  const [update] = useReglasDeCorreoUpdateReglaMutation();
  const aplicar = useAplicar();
  const canArchivar = usePermiso('carpetas.comentar');
  const { conAdjunto, ...stored } = regla ?? {
    ...{ de: '', para: '', asunto: '', contiene: '', etiquetaId: null, apartar: false, marcarLeido: false },
    ...inicial,
    conAdjunto: null,
  };
  const form = useForm<v.InferInput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: {
      de: stored.de,
      para: stored.para,
      asunto: stored.asunto,
      contiene: stored.contiene,
      apartar: stored.apartar,
      marcarLeido: stored.marcarLeido,
      // A carpeta that the person does not see any more cannot be kept.
      carpetaId: regla?.carpeta?.id ?? null,
      adjunto: conAdjunto === null ? '' : conAdjunto ? 'si' : 'no',
      etiquetaId: stored.etiquetaId ?? '',
    },
  });
  const { control, formState, handleSubmit } = form;

  const submit = handleSubmit(async ({ adjunto, etiquetaId, ...values }) => {
    const escrita = {
      ...values,
      conAdjunto: adjunto === '' ? null : adjunto === 'si',
      etiquetaId: etiquetaId || null,
    };
    try {
      if (regla) await update({ id: regla.id, reglaDeCorreoEscritaDto: escrita }).unwrap();
      const made = regla ? undefined : await create({ nuevaReglaDeCorreoDto: escrita }).unwrap();
      onClose();
      if (made) void aplicar(made, false);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title={regla ? 'Editar la regla' : 'Nueva regla'}
      submitLabel={regla ? 'Guardar' : 'Crear'}
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <Text as="p" size="sm" tone="soft">
        Con los correos que reciba y cumplan todo esto:
      </Text>
      <TextField control={control} name="de" label="De" autoFocus />
      <TextField control={control} name="para" label="Para" />
      <TextField control={control} name="asunto" label="Asunto" />
      <TextField control={control} name="contiene" label="Contiene" />
      <SelectField
        control={control}
        name="adjunto"
        label="Archivos"
        emptyLabel="Con o sin archivos"
        options={[
          { value: 'si', label: 'Con archivos' },
          { value: 'no', label: 'Sin archivos' },
        ]}
      />
      <Text as="p" size="sm" tone="soft" padTop={2}>
        Hacer esto:
      </Text>
      <SelectField
        control={control}
        name="etiquetaId"
        label="Etiqueta"
        emptyLabel="Ninguna"
        options={todas.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SwitchField control={control} name="apartar" label="Apartar de Recibidos" />
      <SwitchField control={control} name="marcarLeido" label="Marcar como leído" />
      {canArchivar && (
        <CarpetaAutocomplete
          control={control}
          name="carpetaId"
          label="Archivar en la carpeta"
          emptyText="Ninguna carpeta coincide"
          initial={regla?.carpeta && { ...regla.carpeta }}
          required={false}
        />
      )}
    </FormDialog>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { CamposCertificadoDto } from '../../../api/generated/certificados';
import { usePartesFindAllQuery } from '../../../api/generated/partes';
import { DateField } from '../../../components/form/date-field';
import { FormProblem } from '../../../components/form/form-problem';
import { SelectField } from '../../../components/form/select-field';
import { applyServerErrors } from '../../../components/form/server-errors';
import { SwitchField } from '../../../components/form/switch-field';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { Stack } from '../../../components/layout/layout';
import { Select } from '../../../components/ui/select';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { useDocumentosDeCarpeta } from '../documentos/public/use-carpeta-documentos';
import { useInmueblesFindOfCarpetaQuery } from '../inmuebles/public/inmuebles-api';
import { cuantoEnTexto } from '../plazos/public/conteo';
import { type CertificadoValues, certificadoSchema, toDto, toVigencia } from './certificado-values';
import { useCertificadosDeOficinaFindReglasQuery } from './certificados-api';
import { QueFields, VigenciaFields } from './vigencia-fields';

interface CertificadoDialogProps {
  carpetaId: string;
  title: string;
  submitLabel: string;
  values: CertificadoValues;
  /** Whether the certificate is new. Then the form offers to fill it in by a rule of the office. */
  isNew?: boolean;
  /** Rejects with the server's error. */
  onSave: (fields: CamposCertificadoDto) => Promise<unknown>;
  onClose: () => void;
}

/** The form of a certificate: its subject, its progress and its validity. */
export function CertificadoDialog(props: CertificadoDialogProps) {
  const { carpetaId, title, submitLabel, values, isNew = false, onSave, onClose } = props;
  const form = useForm<CertificadoValues>({
    resolver: valibotResolver(certificadoSchema) as Resolver<CertificadoValues>,
    defaultValues: values,
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { release } = useUnsavedGuard(isDirty);
  const { control } = form;
  const cuentaDesde = useWatch({ control, name: 'cuentaDesde' });
  const submit = form.handleSubmit(async (written) => {
    try {
      await onSave(toDto(written));
      release();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog title={title} submitLabel={submitLabel} isSubmitting={isSubmitting} onSubmit={submit} onClose={onClose}>
      <FormProblem errors={errors} />
      {isNew && <ReglaField form={form} />}
      <QueFields control={control as never} />
      <SobreFields carpetaId={carpetaId} form={form} />
      <SwitchField
        control={control}
        name="necesario"
        label="Necesario para la firma"
        help="La carpeta no pasa a la firma sin él, o si ese día está vencido."
      />
      <Stack columns={2} gap={4}>
        <DateField control={control} name="solicitado" label="Pedido el" />
        <DateField control={control} name="esperado" label="Llega el" />
      </Stack>
      <Stack columns={2} gap={4}>
        <DateField control={control} name="expedido" label="Expedido el" help="Cuando se recibe." />
        <DateField control={control} name="recibido" label="Recibido el" help={recibidoHelp(cuentaDesde)} />
      </Stack>
      <Stack columns={2} gap={4}>
        <TextField control={control} name="numero" label="Número" autoComplete="off" />
        <TextField control={control} name="costo" label="Costo" inputMode="decimal" autoComplete="off" />
      </Stack>
      <VigenciaFields control={control as never} />
      <TextAreaField control={control} name="resultado" label="Resultado" placeholder="Sin gravámenes..." />
    </FormDialog>
  );
}

const recibidoHelp = (cuentaDesde: CertificadoValues['cuentaDesde']) =>
  cuentaDesde === 'recepcion' ? 'Desde ese día se cuenta su vigencia.' : 'Si llegó otro día.';

/** The fields for the subject of the certificate, and for its document. */
function SobreFields({ carpetaId, form: { control } }: { carpetaId: string; form: UseFormReturn<CertificadoValues> }) {
  const { data: inmuebles = [] } = useInmueblesFindOfCarpetaQuery({ id: carpetaId });
  const { data: partes = [] } = usePartesFindAllQuery({ id: carpetaId });
  const documentos = useDocumentosDeCarpeta(carpetaId);
  return (
    <>
      <Stack columns={2} gap={4}>
        <SelectField
          control={control}
          name="inmuebleId"
          label="Inmueble"
          emptyLabel="Ninguno"
          options={inmuebles.map(({ id, nombre }) => ({ value: id, label: nombre }))}
        />
        <SelectField
          control={control}
          name="parteId"
          label="Parte"
          emptyLabel="Ninguna"
          options={partes.map(({ id, persona, rolNombre }) => ({
            value: id,
            label: `${persona.nombreCompleto} (${rolNombre.toLowerCase()})`,
          }))}
        />
      </Stack>
      <SelectField
        control={control}
        name="documentoId"
        label="Documento"
        emptyLabel="Ninguno"
        help="Súbalo antes en la pestaña Documentos."
        options={documentos.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
    </>
  );
}

/** The field that fills in a new certificate by a rule of the office. */
function ReglaField({ form }: { form: UseFormReturn<CertificadoValues> }) {
  const { data: reglas = [] } = useCertificadosDeOficinaFindReglasQuery();
  const [chosen, setChosen] = useState('');
  const choose = (id: string) => {
    setChosen(id);
    const regla = reglas.find((one) => one.id === id);
    if (!regla) return;
    for (const [name, value] of Object.entries(toVigencia(regla))) {
      form.setValue(name as keyof CertificadoValues, value, { shouldDirty: true });
    }
  };
  return (
    <Select
      label="Completar según"
      help="Las reglas de la oficina: lo que se complete se puede cambiar."
      options={[
        { value: '', label: 'Ninguna' },
        ...reglas.map(({ id, nombre, dias, computo, alcance }) => ({
          value: id,
          label: [nombre, dias === null ? null : cuantoEnTexto({ dias, computo }), alcance].filter(Boolean).join(' · '),
        })),
      ]}
      value={chosen}
      onChange={(value) => choose(String(value))}
    />
  );
}

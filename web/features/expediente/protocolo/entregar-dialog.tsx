import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { array, check, maxLength, minLength, object, pipe, string, trim } from 'valibot';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { Checkbox } from '../../../components/checkbox';
import { DateField } from '../../../components/form/date-field';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { PlainList, Row, Stack } from '../../../components/layout/layout';
import { useToast } from '../../../components/toast-actions';
import { FieldFrame, fieldAria } from '../../../components/ui/field';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { fechaIlegible, isFecha } from '../../../lib/fecha-escrita';
import { newId } from '../../../lib/new-id';
import styles from './protocolo.module.css';
import { useEntregasCreateMutation, useInstrumentosFindOfCarpetaQuery } from './protocolo-api';

const upTo = (max: number) => pipe(string(), trim(), maxLength(max, `Puede tener hasta ${max} caracteres.`));
const schema = object({
  aQuien: pipe(upTo(200), minLength(1, 'Indique a quién se entrega.')),
  documento: upTo(60),
  dia: pipe(string(), minLength(1, 'Indique el día.'), check(isFecha, fechaIlegible)),
  copias: array(string()),
  observacion: upTo(500),
});

interface EntregarDialogProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/** Hands over the signed documents: to whom, when, and which copies. The carpeta moves with it. */
export function EntregarDialog({ carpeta: { id, version, hoy }, onClose }: EntregarDialogProps) {
  const [nuevaId] = useState(newId);
  const [create] = useEntregasCreateMutation();
  const toast = useToast();
  const { data: instrumentos = [] } = useInstrumentosFindOfCarpetaQuery({ id });
  const waiting = instrumentos.flatMap(({ copias }) => copias).filter(({ retiradaPor }) => retiradaPor === null);
  const groupId = useId();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { aQuien: '', documento: '', dia: hoy, copias: [] as string[], observacion: '' },
  });
  const { control } = form;
  const { field: elegidas } = useController({ control, name: 'copias' });
  const { isDirty, isSubmitting, errors } = form.formState;
  const copias = { label: 'Copias que se entregan', required: waiting.length > 0, error: errors.copias?.message };
  const { 'aria-invalid': isWrong, 'aria-describedby': why } = fieldAria(groupId, copias);
  const { mayDiscard, release } = useUnsavedGuard(isDirty);
  const submit = form.handleSubmit(async ({ documento, observacion, ...written }) => {
    const fields = { ...written, documento: documento || null, observacion: observacion || null };
    try {
      await create({ id, 'If-Match': `"${version}"`, nuevaEntregaDto: { ...fields, id: nuevaId } }).unwrap();
      toast('Entrega anotada: el recibo está en Protocolo');
      release();
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  return (
    <FormDialog
      title="Anotar la entrega"
      submitLabel="Entregar"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <FormProblem errors={errors} />
      <Stack columns={2} gap={4}>
        <TextField control={control} name="aQuien" label="A quién se entrega" required autoComplete="off" autoFocus />
        <TextField control={control} name="documento" label="Documento" autoComplete="off" />
      </Stack>
      <DateField control={control} name="dia" label="Día" required />
      <FieldFrame id={groupId} {...copias} Label="span">
        {waiting.length === 0 && <p className={styles.soft}>No hay copias sin retirar.</p>}
        <PlainList flow="stack" aria-labelledby={`${groupId}-label`}>
          {waiting.map((copia) => (
            <li key={copia.id}>
              <Row as="label" align="center" gap={2} minHeight={32}>
                <Checkbox
                  aria-invalid={isWrong}
                  aria-describedby={why}
                  checked={elegidas.value.includes(copia.id)}
                  onChange={({ target }) => {
                    const others = elegidas.value.filter((other) => other !== copia.id);
                    elegidas.onChange(target.checked ? [...others, copia.id] : others);
                  }}
                />
                {copia.nombre} <span className={styles.soft}>para {copia.solicitante}</span>
              </Row>
            </li>
          ))}
        </PlainList>
      </FieldFrame>
      <TextField
        control={control}
        name="observacion"
        label="Observación"
        help={waiting.length === 0 ? 'Qué se entrega, sin copias.' : undefined}
        required={waiting.length === 0}
        autoComplete="off"
      />
    </FormDialog>
  );
}

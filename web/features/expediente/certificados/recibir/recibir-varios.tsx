import { valibotResolver } from '@hookform/resolvers/valibot';
import { FileText } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { type Control, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { array, check, forward, object, pipe, string } from 'valibot';
import { apiFieldErrors, apiMessage } from '../../../../api/api-message';
import type { CertificadoDto } from '../../../../api/generated/certificados';
import { Button } from '../../../../components/button';
import { DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { DialogForm } from '../../../../components/form-dialog';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useToast } from '../../../../components/toast-actions';
import { useAskToDiscard } from '../../../../components/use-unsaved-guard';
import { enumerar } from '../../../../lib/enumerar';
import { formatBytes } from '../../../../lib/numeros';
import { useCarpeta } from '../../carpetas/public/use-carpeta';
import { sobreDe } from '../certificado-text';
import { datosDelTexto } from './datos-del-texto';
import { emparejar } from './emparejar';
import { faltaExpedido, type RecibirValues, recibirEntries } from './recibir-values';
import { textoDe } from './texto-de';
import { useRecibir } from './use-recibir';

/** What is confirmed of a file. */
interface Fila extends RecibirValues {
  /** The place of the file among the dropped ones. */
  archivo: number;
  /** The certificate that the file is; '' leaves the file out. */
  certificadoId: string;
}

interface Values {
  filas: Fila[];
}

const schema = object({
  filas: array(
    pipe(
      object({ ...recibirEntries, certificadoId: string() }),
      forward(
        check(({ certificadoId, expedido }) => !certificadoId || expedido !== '', faltaExpedido),
        ['expedido'],
      ),
    ),
  ),
});

interface RecibirVariosProps {
  files: readonly File[];
  /** The certificates that are not received yet. */
  esperados: readonly CertificadoDto[];
  onClose: () => void;
}

/** Matches dropped files to the awaited certificates, and receives what the person confirms. */
export function RecibirVarios({ files, esperados, onClose }: RecibirVariosProps) {
  const { hoy } = useCarpeta();
  const [filas, setFilas] = useState<Fila[]>();
  // Neither changes what the dialog began with.
  const [begun] = useState({ files, esperados, hoy });
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const textos = await Promise.all(begun.files.map(textoDe));
      const archivos = begun.files.map(({ name: nombre }, i) => ({ nombre, texto: textos[i] ?? '' }));
      const ids = emparejar(archivos, begun.esperados);
      const next = archivos.map(({ texto }, archivo) => ({
        ...{ archivo, certificadoId: ids[archivo] ?? '', costo: '' },
        ...datosDelTexto(texto, begun.hoy),
      }));
      if (!isLeft) setFilas(next);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [begun]);
  const [isDirty, setDirty] = useState(false);
  const ask = useAskToDiscard();
  const close = async () => {
    if (!isDirty || (await ask())) onClose();
  };
  return (
    <DialogFrame title="Recibir certificados" onClose={() => void close()}>
      {filas ? (
        <Confirmar filas={filas} files={begun.files} esperados={esperados} onDirty={setDirty} onClose={onClose} />
      ) : (
        <DialogBody role="status">
          <Text as="p" tone="soft">
            Leyendo los archivos...
          </Text>
          <LoadingSkeleton rows={begun.files.length} rowHeight={72} />
        </DialogBody>
      )}
    </DialogFrame>
  );
}

interface ConfirmarProps extends RecibirVariosProps, Values {
  onDirty: (isDirty: boolean) => void;
}

function Confirmar({ filas, files, esperados, onDirty, onClose }: ConfirmarProps) {
  const form = useForm<Values>({
    resolver: valibotResolver(schema) as unknown as Resolver<Values>,
    defaultValues: { filas },
  });
  const { control, formState } = form;
  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  // A form that was reset has fewer rows, and shows them by this.
  const shown = useWatch({ control, name: 'filas' });
  const recibir = useRecibir();
  const toast = useToast();
  const total = shown.filter(({ certificadoId }) => certificadoId).length;
  const tell = (count: number) =>
    toast(count === 1 ? 'Se recibió un certificado' : `Se recibieron ${count} certificados`);

  const submit = form.handleSubmit(async ({ filas: all }) => {
    const failed: { fila: Fila; error: unknown }[] = [];
    let received = 0;
    // One after another: each write raises the version of the carpeta.
    for (const [i, fila] of form.getValues('filas').entries()) {
      const values = all[i];
      const certificado = esperados.find(({ id }) => id === fila.certificadoId);
      if (!certificado || !values) continue;
      try {
        await recibir(certificado, values, files[fila.archivo] ?? null);
        received += 1;
      } catch (error) {
        failed.push({ fila, error });
      }
    }
    if (received > 0) tell(received);
    if (failed.length === 0) return onClose();
    form.reset({ filas: failed.map(({ fila }) => fila) });
    showFailures(form, failed, esperados);
  });
  return (
    <DialogForm
      submitLabel={total === 1 ? 'Recibir uno' : `Recibir ${total}`}
      isSubmitting={formState.isSubmitting}
      isOff={total === 0}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <Row align="center" justify="between" wrap gap={[1, 3]}>
        <Text as="p" tone="soft">
          {files.length === 1 ? 'Confirme qué certificado es.' : 'Confirme qué certificado es cada archivo.'}
        </Text>
        <CopiarDia form={form} />
      </Row>
      <PlainList flow="stack" lines aria-label="Archivos">
        {shown.map(({ archivo }, i) => (
          <li key={archivo}>
            <FilaFields control={control} n={i} file={files[archivo]} esperados={esperados} shown={shown} />
          </li>
        ))}
      </PlainList>
    </DialogForm>
  );
}

interface FilaFieldsProps {
  control: Control<Values>;
  n: number;
  file: File | undefined;
  esperados: readonly CertificadoDto[];
  shown: readonly Fila[];
}

/** A file, the certificate that it is, and what is written of it. */
function FilaFields({ control, n, file, esperados, shown }: FilaFieldsProps) {
  const id = useId();
  const own = shown[n]?.certificadoId;
  const taken = shown.map(({ certificadoId }) => certificadoId).filter((one) => one !== own);
  return (
    <Stack role="group" gap={3} pad={[3, 0]} aria-labelledby={id}>
      <Stack columns={2} gap={4}>
        <Row align="center" gap={2} shrinks>
          <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
          <Stack packed shrinks breaks>
            <Text id={id} weight="medium">
              {file?.name}
            </Text>
            <Text size="sm" tone="soft" numeric>
              {formatBytes(file?.size ?? 0)}
            </Text>
          </Stack>
        </Row>
        <SelectField
          control={control}
          name={`filas.${n}.certificadoId`}
          label="Certificado"
          emptyLabel="Dejar afuera"
          options={esperados
            .filter((one) => !taken.includes(one.id))
            .map((one) => ({ value: one.id, label: nombreDe(one) }))}
        />
      </Stack>
      {own && (
        <Stack columns={3} gap={4}>
          <TextField control={control} name={`filas.${n}.numero`} label="Número" autoComplete="off" />
          <DateField control={control} name={`filas.${n}.expedido`} label="Expedido el" required />
          <TextField control={control} name={`filas.${n}.costo`} label="Costo" inputMode="decimal" autoComplete="off" />
        </Stack>
      )}
    </Stack>
  );
}

/** Copies the first day of issue to the certificates without one. Draws nothing while there is nothing to copy. */
function CopiarDia({ form: { control, setValue } }: { form: UseFormReturn<Values> }) {
  const filas = useWatch({ control, name: 'filas' });
  const dia = filas.find(({ certificadoId, expedido }) => certificadoId && expedido)?.expedido;
  const empty = filas.flatMap(({ certificadoId, expedido }, i) => (certificadoId && !expedido ? [i] : []));
  if (!dia || empty.length === 0) return null;
  const copy = () => {
    for (const i of empty) setValue(`filas.${i}.expedido`, dia, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button size="small" onClick={copy}>
      Mismo día para los demás
    </Button>
  );
}

const nombreDe = (certificado: CertificadoDto) =>
  [certificado.nombre, sobreDe(certificado)].filter(Boolean).join(' · ');

/** Says which certificates were not received, and why, each at its file. */
function showFailures(
  { setError }: UseFormReturn<Values>,
  failed: readonly { fila: Fila; error: unknown }[],
  esperados: readonly CertificadoDto[],
): void {
  for (const [i, { error }] of failed.entries()) {
    const own = apiFieldErrors(error).filter(({ campo }) => campo in recibirEntries);
    for (const { campo, mensaje } of own) {
      setError(`filas.${i}.${campo as keyof RecibirValues}`, { type: 'server', message: mensaje });
    }
    if (own.length === 0) setError(`filas.${i}.certificadoId`, { type: 'server', message: apiMessage(error) });
  }
  const nombres = failed.map(({ fila }) => esperados.find(({ id }) => id === fila.certificadoId)?.nombre ?? '');
  const text = failed.length === 1 ? 'No se recibió' : 'No se recibieron';
  setError('root', { type: 'server', message: `${text} ${enumerar(nombres)}. El motivo está junto a su archivo.` });
}

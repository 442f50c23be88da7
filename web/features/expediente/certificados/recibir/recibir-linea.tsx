import { valibotResolver } from '@hookform/resolvers/valibot';
import { Paperclip, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { CertificadoDto } from '../../../../api/generated/certificados';
import { Button } from '../../../../components/button';
import { lugarParaSoltar } from '../../../../components/drop/use-drop';
import { FileButton } from '../../../../components/file-button';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { useFocusWrong } from '../../../../components/form/use-focus-wrong';
import { HintButton } from '../../../../components/hint-button';
import { Cut, Row, Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { FieldFrame } from '../../../../components/ui/field';
import { useCarpeta } from '../../carpetas/public/use-carpeta';
import { sobreDe } from '../certificado-text';
import { datosDelTexto } from './datos-del-texto';
import styles from './recibir.module.css';
import { emptyRecibir, type RecibirValues, recibirSchema } from './recibir-values';
import { textoDe } from './texto-de';
import { useRecibir } from './use-recibir';

interface RecibirLineaProps {
  certificado: CertificadoDto;
  /** The file of the certificate, before it is stored. */
  file: File | null;
  /** Whether a file is dragged over the line. */
  isOver: boolean;
  /** Called with the chosen file, or null. */
  onFile: (file: File | null) => void;
}

/** Receives an awaited certificate in one line: its number, its day of issue, its cost and its file. */
export function RecibirLinea({ certificado, file, isOver, onFile }: RecibirLineaProps) {
  const { hoy } = useCarpeta();
  const form = useForm<RecibirValues>({
    resolver: valibotResolver(recibirSchema) as Resolver<RecibirValues>,
    defaultValues: emptyRecibir,
  });
  const { control, formState, getValues, setValue } = form;
  const recibir = useRecibir();
  const toast = useToast();
  const frame = useRef<HTMLFormElement>(null);
  const nombre = [certificado.nombre, sobreDe(certificado)].filter(Boolean).join(', ');

  useEffect(() => {
    if (!file) return;
    let isLeft = false;
    void textoDe(file).then((texto) => {
      if (isLeft) return;
      for (const [name, value] of Object.entries(datosDelTexto(texto, hoy)) as [keyof RecibirValues, string][]) {
        if (value && !getValues(name)) setValue(name, value, { shouldDirty: true });
      }
    });
    return () => {
      isLeft = true;
    };
  }, [file, hoy, getValues, setValue]);

  const submit = form.handleSubmit(async (values) => {
    // The line is about to leave, so the row takes the focus.
    const row = frame.current?.closest('li');
    try {
      await recibir(certificado, values, file);
      row?.focus({ preventScroll: true });
      toast(`Certificado recibido: ${certificado.nombre}`);
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <form
      {...useFocusWrong(submit)}
      {...lugarParaSoltar(certificado.id)}
      ref={frame}
      className={styles.linea}
      data-over={isOver}
      aria-label={`Recibir ${nombre}`}
      noValidate
    >
      <TextField control={control} name="numero" label="Número" autoComplete="off" />
      <DateField control={control} name="expedido" label="Expedido el" required />
      <TextField control={control} name="costo" label="Costo" inputMode="decimal" autoComplete="off" />
      <Archivo nombre={nombre} file={file} onFile={onFile} />
      <Button
        type="submit"
        variant="outlined"
        className={styles.recibir}
        loading={formState.isSubmitting}
        aria-label={`Recibir ${nombre}`}
      >
        Recibir
      </Button>
      {formState.errors.root && (
        <div className={styles.problema}>
          <FormProblem errors={formState.errors} />
        </div>
      )}
    </form>
  );
}

/** The file of a certificate: a button to choose it, then its name with a button to leave it out. */
function Archivo({ nombre, file, onFile }: { nombre: string } & Pick<RecibirLineaProps, 'file' | 'onFile'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label="Archivo" Label="span">
      {file ? (
        <Row align="center" gap={1} shrinks className={styles.archivo}>
          <Paperclip size={14} strokeWidth={1.75} aria-hidden="true" />
          <Cut size="sm" title={file.name}>
            {file.name}
          </Cut>
          <HintButton size="small" label={`Quitar el archivo ${file.name}`} onClick={() => onFile(null)}>
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </Row>
      ) : (
        <Stack className={styles.elegir}>
          <FileButton
            variant="outlined"
            label={`Archivo de ${nombre}`}
            startIcon={<Paperclip size={14} strokeWidth={1.75} aria-hidden="true" />}
            onFiles={([chosen]) => chosen && onFile(chosen)}
          >
            Elegir o soltar
          </FileButton>
        </Stack>
      )}
    </FieldFrame>
  );
}

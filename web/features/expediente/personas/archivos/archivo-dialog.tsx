import { FileUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { apiFieldErrors, apiMessage } from '../../../../api/api-message';
import type { PersonaArchivoDto } from '../../../../api/generated/personas';
import { sendForm } from '../../../../api/send-form';
import { FileButton } from '../../../../components/file-button';
import { FormDialog } from '../../../../components/form-dialog';
import { Row, Stack } from '../../../../components/layout/layout';
import { Alert } from '../../../../components/ui/alert';
import { DateInput } from '../../../../components/ui/date-input';
import { Input } from '../../../../components/ui/input';
import { Select } from '../../../../components/ui/select';
import { formatBytes } from '../../../../lib/numeros';
import { useAppDispatch, useServices } from '../../../../store/hooks';
import { personasApi, usePersonaArchivosUpdateMutation } from '../public/personas-api';
import { clasesDeArchivo } from '../public/vencimiento';

/** The fields of a document of a persona, without its file. */
type ArchivoValues = Record<'numero' | 'expedido' | 'vence', string> & { clase: PersonaArchivoDto['clase'] };

const clases = Object.entries(clasesDeArchivo).map(([value, label]) => ({ value, label }));

interface ArchivoDialogProps {
  personaId: string;
  /** The document that is edited. Null for a new document. */
  archivo: PersonaArchivoDto | null;
  onClose: () => void;
}

/** Adds a document to a persona, or edits the fields of a document. */
export function ArchivoDialog({ personaId, archivo, onClose }: ArchivoDialogProps) {
  const [values, setValues] = useState<ArchivoValues>({
    clase: archivo?.clase ?? 'dni',
    numero: archivo?.numero ?? '',
    expedido: archivo?.expedido ?? '',
    vence: archivo?.vence ?? '',
  });
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { save, isSaving, problem, problemOf } = useSaveArchivo(personaId, archivo, onClose);
  const change = (changes: Partial<ArchivoValues>) => setValues((before) => ({ ...before, ...changes }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!archivo && !file);
    if ((archivo || file) && !isSaving) void save(values, file);
  };

  return (
    <FormDialog
      title={archivo ? `Modificar «${archivo.nombre}»` : 'Agregar un documento'}
      submitLabel="Guardar"
      isSubmitting={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack bounded gap={4}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {isMissing && !file && <Alert severity="error">Elija el archivo.</Alert>}
        {!archivo && (
          <Row align="center" wrap gap={3} breaks size="sm" tone="soft">
            <FileButton
              variant="outlined"
              label="Archivo"
              startIcon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
              onFiles={([chosen]) => chosen && setFile(chosen)}
            >
              {file ? 'Elegir otro archivo' : 'Elegir archivo'}
            </FileButton>
            <span role="status">{file && `${file.name}, ${formatBytes(file.size)}`}</span>
          </Row>
        )}
        <Select
          label="Documento"
          options={clases}
          value={values.clase}
          onChange={(clase) => change({ clase: clase as ArchivoValues['clase'] })}
          error={problemOf('clase')}
        />
        <Input
          label="Número"
          value={values.numero}
          maxLength={60}
          onChange={({ target }) => change({ numero: target.value })}
          error={problemOf('numero')}
        />
        <Stack columns={2} gap={4}>
          <DateInput
            label="Expedido"
            value={values.expedido}
            onChange={(expedido) => change({ expedido })}
            error={problemOf('expedido')}
          />
          <DateInput
            label="Vence"
            value={values.vence}
            onChange={(vence) => change({ vence })}
            error={problemOf('vence')}
          />
        </Stack>
      </Stack>
    </FormDialog>
  );
}

/** Saves a new document of a persona, or the changed fields of a document. */
function useSaveArchivo(personaId: string, archivo: PersonaArchivoDto | null, onSaved: () => void) {
  const { http } = useServices();
  const dispatch = useAppDispatch();
  const [update] = usePersonaArchivosUpdateMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const upload = async (values: ArchivoValues, file: File) => {
    const body = new FormData();
    // The server reads the request as a stream, so the fields come before the file.
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    body.append('archivo', file, file.name);
    await sendForm(http, `/api/personas/${personaId}/archivos`, body);
    dispatch(personasApi.util.invalidateTags(['personas', 'partes']));
  };

  const save = async (values: ArchivoValues, file: File | null) => {
    setIsSaving(true);
    setError(null);
    try {
      if (archivo) {
        const version = `"${archivo.version}"`;
        await update({ id: archivo.id, 'If-Match': version, modificarArchivoDto: values }).unwrap();
      } else if (file) await upload(values, file);
      onSaved();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setIsSaving(false);
    }
  };

  const fields = apiFieldErrors(error);
  return {
    save,
    isSaving,
    /** The message of a refusal that belongs to no field. */
    problem: error && fields.length === 0 ? apiMessage(error) : null,
    problemOf: (name: string) => fields.find(({ campo }) => campo === name)?.mensaje,
  };
}

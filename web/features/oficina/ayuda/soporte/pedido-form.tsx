import { valibotResolver } from '@hookform/resolvers/valibot';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { AdjuntosNuevos } from '../../../../components/adjuntos/adjuntos-nuevos';
import { noAdjuntadosText } from '../../../../components/adjuntos/no-adjuntados';
import { useSoltar } from '../../../../components/adjuntos/use-soltar';
import { Button } from '../../../../components/button';
import { FileButton } from '../../../../components/file-button';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { Row, Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { newId } from '../../../../lib/new-id';
import { useSolicitudesCreateMutation } from '../ayuda-api';
import { type PedidoValues, pedidoSchema } from './pedido-schema';
import styles from './soporte.module.css';
import { useArchivos } from './use-archivos';

interface PedidoFormProps {
  name: string;
  email: string;
  subject: string;
}

/** The form of a support request. The tab keeps the typed text until the request is sent. */
export function PedidoForm({ name, email, subject }: PedidoFormProps) {
  const toast = useToast();
  const [create] = useSolicitudesCreateMutation();
  const archivos = useArchivos();
  const { isOver, handlers } = useSoltar(archivos.add);
  // The id stays the same until the request is sent. So a press after a lost answer creates no second request.
  const id = useRef(newId());
  const form = useForm<PedidoValues>({
    resolver: valibotResolver(pedidoSchema),
    defaultValues: { name, email, subject, message: '' },
  });
  const { control, formState, handleSubmit, reset, setError } = form;
  const kept = useKeptForm('pedido', 'nuevo', form);
  useUnsavedGuard((formState.isDirty || archivos.archivos.length > 0) && !formState.isSubmitting, kept.forget);

  const clear = () => {
    archivos.clear();
    reset({ name, email, subject: '', message: '' });
  };
  const submit = handleSubmit(async (values) => {
    if (archivos.isUploading || archivos.fallidos > 0) {
      const message = archivos.isUploading
        ? 'Espere a que terminen de subir los archivos.'
        : noAdjuntadosText(archivos.fallidos);
      setError('root', { message });
      return;
    }
    try {
      await create({ nuevaSolicitudDto: { ...values, id: id.current, files: archivos.ids } }).unwrap();
      id.current = newId();
      clear();
      toast('Pedido enviado', { severity: 'success' });
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <Stack as="form" gap={5} onSubmit={submit} noValidate aria-labelledby="nuevo-pedido" {...handlers}>
      <RecoveredNotice kept={kept} />
      <Stack align="start" gap={5} className={styles.dos}>
        <TextField control={control} name="name" label="Nombre" required autoComplete="name" maxLength={120} />
        <TextField
          control={control}
          name="email"
          label="Correo electrónico"
          type="email"
          required
          autoComplete="email"
          help="Allí llega la respuesta."
        />
      </Stack>
      <TextField control={control} name="subject" label="Asunto" required maxLength={200} />
      <TextAreaField
        control={control}
        name="message"
        label="Mensaje"
        required
        minRows={6}
        help="Qué quería hacer, qué pasó y qué decía la pantalla."
      />
      {archivos.archivos.length > 0 && (
        <AdjuntosNuevos
          label="Archivos del pedido"
          adjuntos={archivos.archivos}
          onRetry={archivos.retry}
          onRemove={archivos.remove}
        />
      )}
      <FormProblem errors={formState.errors} />
      <Row wrap gap={2}>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          Enviar
        </Button>
        <FileButton
          multiple
          label="Archivos para adjuntar"
          variant="outlined"
          startIcon={<Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />}
          onFiles={archivos.add}
        >
          {isOver ? 'Suéltelos para adjuntarlos' : 'Adjuntar archivos'}
        </FileButton>
        {(formState.isDirty || archivos.archivos.length > 0) && <Button onClick={clear}>Borrar</Button>}
      </Row>
    </Stack>
  );
}

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { Box, Row, Stack } from '../../../../components/layout/layout';
import { type Mencionable, mencionadosIn } from '../../../../components/menciones/menciones';
import { Ofrecidos } from '../../../../components/menciones/ofrecidos';
import { TextArea } from '../../../../components/ui/input';
import { useTypedHere } from '../../../../lib/typed-here';
import { NumerosOfrecidos } from '../public/numeros-ofrecidos';
import { useCompletado } from '../public/use-completado';
import { useComentariosFindMencionablesQuery } from './comentarios-api';

const maxComentario = 4000;

interface ComentarioFormProps {
  carpetaId: string;
  /** The comment that is edited. Without it, the form writes a new comment. */
  editado?: { id: string; texto: string; menciones: Mencionable[] };
  /** A new comment that the server refused, to be corrected. Its text is put before the typed text. */
  devuelto?: { texto: string; menciones: string[] } | null;
  /** Whether the comment can be sent. Otherwise the form only keeps the typed text. */
  canSend: boolean;
  onSend: (texto: string, menciones: string[]) => unknown;
  onCancel?: () => void;
}

const none: Mencionable[] = [];

/**
 * A form for a comment. After `@` it offers the people who see the carpeta, after `#` the carpetas. Control and Enter
 * sends the comment.
 */
export function ComentarioForm({ carpetaId, editado, devuelto, canSend, onSend, onCancel }: ComentarioFormProps) {
  const texto = editado?.texto ?? '';
  // The chosen people are a field, so that a draft knows which of two namesakes it mentions.
  const form = useForm({ defaultValues: { texto, menciones: (editado?.menciones ?? none).map(({ id }) => id) } });
  const { field, fieldState } = useController({ control: form.control, name: 'texto' });
  const { errors, isSubmitting, isDirty } = form.formState;
  useTypedHere(isDirty);
  const kept = useKeptForm('comentario', editado?.id ?? `nuevo-${carpetaId}`, form);
  const { data: people = none } = useComentariosFindMencionablesQuery({ id: carpetaId });
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = (ids: string[]) => form.setValue('menciones', ids, { shouldDirty: true });
  const completado = useCompletado(area, field.value, people, (text, persona) => {
    if (persona) choose([...form.getValues('menciones'), persona.id]);
    field.onChange(text);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each is put into the form once
  useEffect(() => {
    if (!devuelto) return;
    const { texto: typed, menciones: chosen } = form.getValues();
    choose([...devuelto.menciones, ...chosen]);
    form.setValue('texto', [devuelto.texto, typed].filter(Boolean).join('\n'), { shouldDirty: true });
    area.current?.focus();
  }, [devuelto]);

  const send = form.handleSubmit(async ({ texto: typed, menciones: chosen }) => {
    if (!typed.trim() || !canSend) return;
    try {
      await onSend(typed.trim(), mencionadosIn(typed, people, chosen));
      if (editado) return kept.forget();
      form.reset();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  const cancel = () => {
    kept.forget();
    onCancel?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || completado.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape' && editado) cancel();
  };

  if (!canSend && !isDirty) return null;
  return (
    <Stack as="form" bounded gap={2} full onSubmit={send} noValidate>
      <RecoveredNotice kept={kept} />
      <FormProblem errors={errors} />
      <Box relative>
        <TextArea
          {...field}
          ref={(element) => {
            area.current = element;
            field.ref(element);
          }}
          {...completado.aria}
          aria-label={editado ? 'Editar el comentario' : 'Comentario'}
          placeholder="Escriba un comentario. Con @ menciona a alguien."
          minRows={field.value || editado ? 2 : 1}
          maxLength={maxComentario}
          error={fieldState.error?.message}
          onChange={(event) => {
            field.onChange(event);
            if (!event.target.value) choose([]);
            completado.follow();
          }}
          onSelect={completado.follow}
          onBlur={() => {
            completado.close();
            field.onBlur();
          }}
          onKeyDown={onKeyDown}
        />
        <Ofrecidos menciones={completado.menciones} side="below" />
        <NumerosOfrecidos numeros={completado.numeros} side="below" />
      </Box>
      {(isDirty || editado) && (
        <Row justify="end" gap={2}>
          {editado && (
            <Button size="small" onClick={cancel}>
              Cancelar
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            variant="contained"
            loading={isSubmitting}
            aria-disabled={!canSend || !field.value.trim() || (editado && !isDirty)}
          >
            {editado ? 'Guardar' : 'Comentar'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

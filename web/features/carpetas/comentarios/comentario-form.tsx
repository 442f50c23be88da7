import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import { RecoveredNotice } from '../../../autosave/recovered-notice';
import { useKeptForm } from '../../../autosave/use-kept-form';
import { Button } from '../../../components/button';
import { FormProblem } from '../../../components/form/form-problem';
import { applyServerErrors } from '../../../components/form/server-errors';
import { TextArea } from '../../../components/ui/input';
import styles from './comentario-form.module.css';
import { useComentariosFindMencionablesQuery } from './comentarios-api';
import { hasNamesake, mencionAt, mencionadosIn, offeredFor, type Persona } from './menciones';

const maxComentario = 4000;

interface ComentarioFormProps {
  carpetaId: string;
  /** The comment that is edited; without it a new one is written. */
  editado?: { id: string; texto: string; menciones: Persona[] };
  /** Whether it can be sent; otherwise only what was typed stays. */
  canSend: boolean;
  onSend: (texto: string, menciones: string[]) => Promise<unknown>;
  onCancel?: () => void;
}

const none: Persona[] = [];

/** Writes a comment. After `@` it offers the people who see the carpeta. Control and Enter sends it. */
export function ComentarioForm({ carpetaId, editado, canSend, onSend, onCancel }: ComentarioFormProps) {
  const texto = editado?.texto ?? '';
  // Those who were chosen are a field, so that a draft keeps which of two namesakes it mentions.
  const form = useForm({ defaultValues: { texto, menciones: (editado?.menciones ?? none).map(({ id }) => id) } });
  const { field, fieldState } = useController({ control: form.control, name: 'texto' });
  const { errors, isSubmitting, isDirty } = form.formState;
  const kept = useKeptForm('comentario', editado?.id ?? `nuevo-${carpetaId}`, form);
  const { data: people = none } = useComentariosFindMencionablesQuery({ id: carpetaId });
  const area = useRef<HTMLTextAreaElement>(null);
  const choose = (ids: string[]) => form.setValue('menciones', ids, { shouldDirty: true });
  const menciones = useMenciones(area, field.value, people, (text, { id }) => {
    choose([...form.getValues('menciones'), id]);
    field.onChange(text);
  });

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
    if (event.nativeEvent.isComposing || menciones.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape' && editado) cancel();
  };

  if (!canSend && !isDirty) return null;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <RecoveredNotice kept={kept} />
      <FormProblem errors={errors} />
      <div className={styles.field}>
        <TextArea
          {...field}
          ref={(element) => {
            area.current = element;
            field.ref(element);
          }}
          {...menciones.aria}
          aria-label={editado ? 'Editar el comentario' : 'Comentario'}
          placeholder="Escriba un comentario. Con @ menciona a alguien."
          minRows={field.value || editado ? 2 : 1}
          maxLength={maxComentario}
          error={fieldState.error?.message}
          onChange={(event) => {
            field.onChange(event);
            if (!event.target.value) choose([]);
            menciones.follow();
          }}
          onSelect={menciones.follow}
          onBlur={() => {
            menciones.close();
            field.onBlur();
          }}
          onKeyDown={onKeyDown}
        />
        <Ofrecidos menciones={menciones} />
      </div>
      {(isDirty || editado) && (
        <div className={styles.actions}>
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
        </div>
      )}
    </form>
  );
}

/** The people offered after an `@`, chosen by the arrow keys and Enter or by the mouse. */
function useMenciones(
  area: { current: HTMLTextAreaElement | null },
  text: string,
  people: readonly Persona[],
  onChoose: (text: string, persona: Persona) => void,
) {
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const typed = caret === null ? null : mencionAt(text, caret);
  const offered = typed ? offeredFor(typed.query, people) : none;
  const current = Math.min(place, offered.length - 1);
  const namesakes = offered.filter((persona) => hasNamesake(persona, people));
  const { data: miembros } = useMiembrosFindAllQuery({}, { skip: namesakes.length === 0 });
  /** What tells people with one name apart. */
  const emailOf = (persona: Persona) =>
    namesakes.includes(persona) ? miembros?.find(({ id: other }) => other === persona.id)?.email : undefined;

  const choose = (persona: Persona) => {
    if (!typed || caret === null) return;
    const before = `${text.slice(0, typed.from)}@${persona.nombre} `;
    onChoose(before + text.slice(caret), persona);
    setCaret(null);
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length));
  };

  return {
    id,
    offered,
    current,
    emailOf,
    choose,
    close: () => setCaret(null),
    follow: () => {
      setCaret(area.current?.selectionEnd ?? null);
      setPlace(0);
    },
    aria: {
      'aria-autocomplete': 'list',
      'aria-controls': offered.length > 0 ? id : undefined,
      'aria-activedescendant': offered.length > 0 ? `${id}-${current}` : undefined,
    } as const,
    /** Whether the key was for the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const persona = offered[current];
      if (!persona) return false;
      if (event.key === 'ArrowDown') setPlace((current + 1) % offered.length);
      else if (event.key === 'ArrowUp') setPlace((current + offered.length - 1) % offered.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(persona);
      else if (event.key === 'Escape') setCaret(null);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

function Ofrecidos({ menciones }: { menciones: ReturnType<typeof useMenciones> }) {
  const { id, offered, current, emailOf, choose } = menciones;
  const [persona] = offered.slice(current);
  return (
    <>
      {offered.length > 0 && (
        <div id={id} role="listbox" className={styles.list} aria-label="Personas que puede mencionar">
          {offered.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and its keys
            <div
              key={one.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={index === current}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span>
                {one.nombre} <small>{emailOf(one)}</small>
              </span>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {offered.length > 0 &&
          `${offered.length === 1 ? '1 persona' : `${offered.length} personas`}: ${[persona?.nombre, persona && emailOf(persona)].filter(Boolean).join(', ')}`}
      </span>
    </>
  );
}

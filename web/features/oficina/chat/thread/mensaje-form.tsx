import { Pencil, Reply, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { AdjuntosNuevos } from '../../../../components/adjuntos/adjuntos-nuevos';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Stack } from '../../../../components/layout/layout';
import { Ofrecidos } from '../../../../components/menciones/ofrecidos';
import { useToast } from '../../../../components/toast-actions';
import { quedan } from '../../../../lib/quedan';
import { useTypedHere } from '../../../../lib/typed-here';
import { useAppDispatch } from '../../../../store/hooks';
import { NumerosOfrecidos } from '../../../expediente/carpetas/public/numeros-ofrecidos';
import { useCompletado } from '../../../expediente/carpetas/public/use-completado';
import { attach, detach, upload } from '../adjuntos/subir';
import type { ConversacionDetalle, Mensaje } from '../chat-api';
import type { ChatEntry } from '../chat-entries';
import { maxLength } from '../mensaje-html';
import styles from './mensaje-form.module.css';
import { AdjuntarButton, EmojiButton, FormatoButton } from './mensaje-tools';
import { restLabel } from './resto';
import { useAvisarEscritura } from './use-avisar-escritura';
import { useEnviar } from './use-enviar';
import { type Escrito, useEscrito } from './use-escrito';
import { useMencionables } from './use-mencionables';

/** From this length on, the form shows how many characters are left. */
const nearlyFull = maxLength - 400;

/** False on a phone, where the focus would open its keyboard over the messages. */
export const hasKeyboard = () => matchMedia('(hover: hover)').matches;

interface MensajeFormProps {
  entry: ChatEntry;
  /** The other people who take part in the conversation. */
  personas: ConversacionDetalle['personas'];
  /** The shown messages: the arrow up edits the last own message among them. */
  mensajes: readonly Mensaje[];
  onEdit: (mensaje: Mensaje) => void;
}

/**
 * The field to write a message, or to change one. Enter sends it; Shift and Enter begin a new line. After `@` it offers
 * the people of the conversation, after `#` the carpetas.
 */
export function MensajeForm({ entry, personas, mensajes, onEdit }: MensajeFormProps) {
  const { clave, nombre, conversacion } = entry;
  const dispatch = useAppDispatch();
  const escrito = useEscrito(clave);
  const { text, elegidos, citado, adjuntos, edicion, write } = escrito;
  const escritura = useAvisarEscritura(conversacion?.id);
  const people = useMencionables(entry, personas);
  const { isEmpty, isAwaited, canSend, send, refused, sendRest } = useEnviar({
    entry,
    escrito,
    people,
    onSent: escritura.sent,
  });
  useTypedHere(!isEmpty);
  const field = useRef<HTMLTextAreaElement>(null);
  const completado = useCompletado(field, text, people, (typed, persona) =>
    write(typed, persona ? [...elegidos, persona.id] : elegidos),
  );
  const reason = edicion?.mensajeId ?? citado?.id;
  useFieldFocus(field, reason);
  useCancelDeleted(escrito, mensajes.find(({ id, eliminado }) => eliminado && id === reason)?.id);
  const lugar = { clave, conversacionId: conversacion?.id };

  const cancel = () => {
    escrito.cancel();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is composed (accents, other scripts), Enter accepts the word and does not send.
    if (event.nativeEvent.isComposing || completado.onKeyDown(event)) return;
    if (event.key === 'Escape' && reason) {
      event.preventDefault();
      // Escape would close the quick chat.
      event.stopPropagation();
      cancel();
    } else if (event.key === 'ArrowUp' && text === '' && !reason) {
      const last = mensajes.findLast(({ esPropio, eliminado }) => esPropio && !eliminado);
      if (!last) return;
      event.preventDefault();
      onEdit(last);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };
  const insert = (emoji: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
    write(text.slice(0, from) + emoji + text.slice(to), elegidos);
    const caret = from + emoji.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };

  return (
    <Box
      as="form"
      line="top"
      relative
      fixed
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Purpose escrito={escrito} onCancel={cancel} />
      {adjuntos.length > 0 && (
        <AdjuntosNuevos
          label="Archivos del mensaje"
          adjuntos={adjuntos.map((nuevo) => ({ ...nuevo, mime: nuevo.subido?.mime }))}
          onRetry={(id) => void dispatch(upload(lugar, id))}
          onRemove={(id) => dispatch(detach(clave, id))}
        />
      )}
      {refused.length > 0 && (
        <Button size="small" className={styles.rest} onClick={sendRest}>
          {restLabel(refused)}
        </Button>
      )}
      <Row relative align="end" gap={1} pad={[3, 2]} className={styles.field}>
        {!edicion && <AdjuntarButton onFiles={(files) => dispatch(attach(lugar, files))} />}
        <EmojiButton onChoose={insert} />
        <FormatoButton />
        <textarea
          ref={field}
          {...completado.aria}
          className={styles.input}
          rows={1}
          value={text}
          maxLength={maxLength}
          aria-label={entry.contacto ? `Mensaje para ${nombre}` : `Mensaje en ${nombre}`}
          placeholder="Escriba un mensaje"
          enterKeyHint="send"
          onChange={(event) => {
            write(event.target.value, elegidos);
            if (event.target.value !== '' && !edicion) escritura.tell();
            completado.follow();
          }}
          onPaste={(event) => {
            const { files } = event.clipboardData;
            if (files.length === 0 || edicion) return;
            event.preventDefault();
            dispatch(attach(lugar, [...files]));
          }}
          onSelect={completado.follow}
          onBlur={completado.close}
          onKeyDown={onKeyDown}
        />
        <HintButton
          type="submit"
          label={edicion ? 'Guardar' : isAwaited ? 'Se envía cuando suban los archivos' : 'Enviar'}
          hintAlign="end"
          className={`${styles.button} ${styles.send}`}
          aria-disabled={!canSend}
        >
          <SendHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
        <Ofrecidos menciones={completado.menciones} side="above" />
        <NumerosOfrecidos numeros={completado.numeros} side="above" />
      </Row>
      {text.length > nearlyFull && (
        <Box as="p" pad={['2px', 2]} size="xs" tone="soft" fill="surface" className={styles.count} role="status">
          {quedan(text.length, maxLength)}
        </Box>
      )}
    </Box>
  );
}

/**
 * Gives the field the focus when it appears, and at the end of its text for each message that is answered or changed.
 */
function useFieldFocus(field: RefObject<HTMLTextAreaElement | null>, reason: string | undefined): void {
  useEffect(() => {
    if (hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, [field]);
  useEffect(() => {
    if (!reason) return;
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [field, reason]);
}

/**
 * Ends the answer or the change when its message is deleted, and says so.
 * @param deletedId the id of the answered or changed message, once it is deleted
 */
function useCancelDeleted({ edicion, cancel }: Escrito, deletedId: string | undefined): void {
  const toast = useToast();
  const tell = useEffectEvent(() => {
    cancel();
    toast(edicion ? 'Se eliminó el mensaje que editaba' : 'Se eliminó el mensaje al que respondía');
  });
  useEffect(() => {
    if (deletedId) tell();
  }, [deletedId]);
}

interface PurposeProps {
  escrito: Escrito;
  onCancel: () => void;
}

/** The line above the field: whether the text answers or changes a message, and a button to cancel that. */
function Purpose({ escrito: { edicion, citado }, onCancel }: PurposeProps) {
  if (!edicion && !citado) return null;
  const Icon = edicion ? Pencil : Reply;
  return (
    <Row align="center" gap={3} pad={[2, 3, 0, 4]} tone="primary">
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <Stack as="p" padLeft={3} grow shrinks size="sm" className={styles.quoted}>
        <strong>{edicion ? 'Editar el mensaje' : `Responder a ${citado?.autor?.nombre ?? 'usted'}`}</strong>
        {!edicion && citado?.texto && <span>{citado.texto}</span>}
      </Stack>
      <HintButton size="small" label="Cancelar" hintAlign="end" onClick={onCancel}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </Row>
  );
}

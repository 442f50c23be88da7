import { CaseSensitive, Paperclip, Pencil, Reply, SendHorizontal, Smile, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { AdjuntosNuevos } from '../../../../components/adjuntos/adjuntos-nuevos';
import { Button } from '../../../../components/button';
import { EmojiPopup } from '../../../../components/emoji/emoji-popup';
import { FileInput } from '../../../../components/file-button';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Stack } from '../../../../components/layout/layout';
import { mencionadosIn } from '../../../../components/menciones/menciones';
import { Ofrecidos } from '../../../../components/menciones/ofrecidos';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { quedan } from '../../../../lib/quedan';
import { useTypedHere } from '../../../../lib/typed-here';
import { useAppDispatch } from '../../../../store/hooks';
import { NumerosOfrecidos } from '../../../expediente/carpetas/public/numeros-ofrecidos';
import { useCompletado } from '../../../expediente/carpetas/public/use-completado';
import { attach, detach, upload } from '../adjuntos/subir';
import type { ConversacionDetalle, Mensaje } from '../chat-api';
import type { Conversation } from '../conversations';
import { mensajes as coleccion } from '../mensajes-api';
import { maxLength, toHtml } from '../message-html';
import { draftChanged, edicionChanged, sendRequested } from '../outbox-slice';
import { FormatoPopup } from './formato-popup';
import styles from './message-form.module.css';
import { restLabel } from './resto';
import { useAvisarEscritura } from './use-avisar-escritura';
import { useEscrito } from './use-escrito';
import { useMencionables } from './use-mencionables';

/** From this length on, the form shows how many characters are left. */
const nearlyFull = maxLength - 400;

/** False on a phone, where the focus would open its keyboard over the messages. */
export const hasKeyboard = () => matchMedia('(hover: hover)').matches;

interface MessageFormProps {
  conversation: Conversation;
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
export function MessageForm({ conversation, personas, mensajes, onEdit }: MessageFormProps) {
  const { clave, nombre, conversacion } = conversation;
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { escribir } = useEscribir();
  const { text, elegidos, citado, adjuntos, edicion, write } = useEscrito(clave);
  const escritura = useAvisarEscritura(conversacion?.id);
  const people = useMencionables(conversation, personas);
  const [isSaving, setIsSaving] = useState(false);
  const [emojiAnchor, setEmojiAnchor] = useState<HTMLElement | null>(null);
  const [formatoAnchor, setFormatoAnchor] = useState<HTMLElement | null>(null);
  const [isAwaited, setIsAwaited] = useState(false);
  const lugar = { clave, conversacionId: conversacion?.id };
  const nuevos = edicion ? [] : adjuntos;
  const isUploading = nuevos.some(({ subido, problema }) => !subido && !problema);
  const failed = nuevos.filter(({ problema }) => problema);
  const isMore = text.trim() !== '' || failed.length < nuevos.length;
  const isEmpty = text.trim() === '' && nuevos.length === 0;
  useTypedHere(!isEmpty);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const completado = useCompletado(field, text, people, (typed, persona) =>
    write(typed, persona ? [...elegidos, persona.id] : elegidos),
  );

  useEffect(() => {
    if (hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, []);
  const reason = edicion?.mensajeId ?? citado?.id;
  useEffect(() => {
    if (!reason) return;
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [reason]);

  const isGone = mensajes.some(({ id, eliminado }) => eliminado && id === reason);
  const isEditing = edicion !== undefined;
  useEffect(() => {
    if (!isGone) return;
    dispatch(isEditing ? edicionChanged({ clave, edicion: null }) : draftChanged({ clave, citado: null }));
    toast(isEditing ? 'Se eliminó el mensaje que editaba' : 'Se eliminó el mensaje al que respondía');
  }, [isGone, isEditing, clave, dispatch, toast]);

  const cancel = () => {
    if (edicion) dispatch(edicionChanged({ clave, edicion: null }));
    else dispatch(draftChanged({ clave, citado: null }));
    field.current?.focus();
  };
  const save = async (mensajeId: string, typed: string, mentioned: string[]) => {
    setIsSaving(true);
    const escribirMensajeDto = { valor: toHtml(typed, people), menciones: mentioned };
    const id = conversacion?.id ?? '';
    const saved = await escribir(coleccion.send('mensajesUpdate', { id, mensajeId, escribirMensajeDto }));
    setIsSaving(false);
    // A refused change stays in the field.
    if (saved) dispatch(edicionChanged({ clave, edicion: null }));
  };
  const send = ({ isRest = false } = {}) => {
    if (isEmpty || isSaving || (failed.length > 0 && !isRest)) return;
    setIsAwaited(isUploading);
    if (isUploading) return;
    const typed = text.trim();
    const mentioned = mencionadosIn(typed, people, elegidos);
    if (edicion) {
      void save(edicion.mensajeId, typed, mentioned);
      return;
    }
    escritura.sent();
    dispatch(
      sendRequested({
        id: newId(),
        clave,
        conversacionId: conversacion?.id,
        text: typed,
        menciones: people.filter(({ id }) => mentioned.includes(id)),
        citado,
        adjuntos: nuevos.flatMap(({ subido }) => subido ?? []),
        queuedAt: new Date().toISOString(),
      }),
    );
  };
  const sendRest = () => {
    for (const { id } of failed) dispatch(detach(clave, id));
    send({ isRest: true });
  };
  // A message sent during the uploads of its files goes out when the uploads end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the uploads end
  useEffect(() => {
    if (isUploading) return;
    if (isAwaited) send();
    setIsAwaited(false);
  }, [isUploading]);
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
    setEmojiAnchor(null);
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
      {edicion && (
        <Purpose
          Icon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
          title="Editar el mensaje"
          onCancel={cancel}
        >
          {null}
        </Purpose>
      )}
      {!edicion && citado && (
        <Purpose
          Icon={<Reply size={16} strokeWidth={1.75} aria-hidden="true" />}
          title={`Responder a ${citado.autor?.nombre ?? 'usted'}`}
          onCancel={cancel}
        >
          {citado.texto}
        </Purpose>
      )}
      {nuevos.length > 0 && (
        <AdjuntosNuevos
          label="Archivos del mensaje"
          adjuntos={nuevos.map((nuevo) => ({ ...nuevo, mime: nuevo.subido?.mime }))}
          onRetry={(id) => void dispatch(upload(lugar, id))}
          onRemove={(id) => dispatch(detach(clave, id))}
        />
      )}
      {failed.length > 0 && isMore && !isUploading && (
        <Button size="small" className={styles.rest} onClick={sendRest}>
          {restLabel(failed.map((one) => one.nombre))}
        </Button>
      )}
      <Row relative align="end" gap={1} pad={[3, 2]} className={styles.field}>
        {!edicion && (
          <>
            <HintButton
              label="Adjuntar archivos"
              hintAlign="start"
              className={styles.button}
              onClick={() => chooser.current?.click()}
            >
              <Paperclip size={18} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
            <FileInput
              ref={chooser}
              label="Archivos para adjuntar"
              multiple
              onFiles={(files) => dispatch(attach(lugar, files))}
            />
          </>
        )}
        <HintButton
          label="Emojis"
          hintAlign="start"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={emojiAnchor !== null}
          onClick={({ currentTarget }) => setEmojiAnchor(currentTarget)}
        >
          <Smile size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
        <HintButton
          label="Cómo dar formato"
          hintAlign="start"
          className={`${styles.button} ${styles.format}`}
          aria-haspopup="dialog"
          aria-expanded={formatoAnchor !== null}
          onClick={({ currentTarget }) => setFormatoAnchor(currentTarget)}
        >
          <CaseSensitive size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
        <textarea
          ref={field}
          {...completado.aria}
          className={styles.input}
          rows={1}
          value={text}
          maxLength={maxLength}
          aria-label={conversation.contacto ? `Mensaje para ${nombre}` : `Mensaje en ${nombre}`}
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
          aria-disabled={isEmpty || isSaving || failed.length > 0 || isAwaited}
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
      {emojiAnchor && (
        <EmojiPopup
          label="Emojis"
          side="top"
          anchor={emojiAnchor}
          onChoose={insert}
          onClose={() => setEmojiAnchor(null)}
        />
      )}
      {formatoAnchor && <FormatoPopup anchor={formatoAnchor} onClose={() => setFormatoAnchor(null)} />}
    </Box>
  );
}

interface PurposeProps {
  Icon: ReactNode;
  title: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The line above the field: whether the text answers or changes a message, and a button to cancel that. */
function Purpose({ Icon, title, onCancel, children }: PurposeProps) {
  return (
    <Row align="center" gap={3} pad={[2, 3, 0, 4]} tone="primary">
      {Icon}
      <Stack as="p" padLeft={3} grow shrinks size="sm" className={styles.quoted}>
        <strong>{title}</strong>
        {children && <span>{children}</span>}
      </Stack>
      <HintButton size="small" label="Cancelar" hintAlign="end" onClick={onCancel}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </Row>
  );
}

import { nanoid } from '@reduxjs/toolkit';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { HintButton } from '../../../components/hint-button';
import { quedan } from '../../../lib/quedan';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { Contact } from '../chat-api';
import { maxLength } from '../message-html';
import { draftChanged, selectDraft, sendRequested } from '../outbox-slice';
import styles from './message-form.module.css';

/** From this length on, the form says how many characters are left. */
const nearlyFull = maxLength - 400;

/** False on a phone, where the focus would open its keyboard over the messages. */
export const hasKeyboard = () => matchMedia('(hover: hover)').matches;

/** The field to write a message. Enter sends it; Shift and Enter begin a new line. */
export function MessageForm({ contact }: { contact: Contact }) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectDraft(state, contact.id));
  const isEmpty = text.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, []);

  const send = () => {
    if (isEmpty) return;
    const queuedAt = new Date().toISOString();
    dispatch(sendRequested({ id: nanoid(), contactId: contact.id, text: text.trim(), queuedAt }));
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is composed (accents, other scripts), Enter accepts it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className={styles.input}
        rows={1}
        value={text}
        maxLength={maxLength}
        aria-label={`Mensaje para ${contact.name}`}
        placeholder="Escriba un mensaje"
        enterKeyHint="send"
        onChange={(event) => dispatch(draftChanged({ contactId: contact.id, text: event.target.value }))}
        onKeyDown={sendOnEnter}
      />
      <HintButton type="submit" label="Enviar" hintAlign="end" className={styles.send} aria-disabled={isEmpty}>
        <SendHorizontal size={18} strokeWidth={1.75} />
      </HintButton>
      {text.length > nearlyFull && (
        <p className={styles.count} role="status">
          {quedan(text.length, maxLength)}
        </p>
      )}
    </form>
  );
}

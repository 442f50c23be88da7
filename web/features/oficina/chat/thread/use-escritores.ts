import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { enumerar } from '../../../../lib/enumerar';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { type Contact, type Mensaje, useChatFindContactosQuery } from '../chat-api';
import { selectEscritores, writerGone } from '../escribiendo-slice';

const noContacts: Contact[] = [];

/** The first names of those who are writing in a conversation. Who has written `last` is done. */
export function useEscritores(chatId: string | undefined, last: Mensaje | undefined): string[] {
  const dispatch = useAppDispatch();
  const { data: contacts = noContacts } = useChatFindContactosQuery();
  const writing = useAppSelector(
    (state) => selectEscritores(state).flatMap((one) => (one.chatId === chatId ? one.usuarioId : [])),
    shallowEqual,
  );
  const lastId = last?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (chatId && last?.autor) dispatch(writerGone({ chatId, usuarioId: last.autor.id }));
  }, [lastId]);
  return writing.map((id) => contacts.find((contact) => contact.id === id)?.name.replace(/ .*/, '') ?? 'Alguien');
}

/** Says who is writing: «Ana y Beto están escribiendo…». Empty when nobody is. */
export function escribiendoText(nombres: readonly string[]): string {
  if (nombres.length === 0) return '';
  if (nombres.length > 2) return 'Varias personas están escribiendo…';
  return `${enumerar(nombres)} ${nombres.length === 1 ? 'está' : 'están'} escribiendo…`;
}

import { useLayoutEffect } from 'react';
import { LostText } from '../../../autosave/lost-text';
import { useApp, useAppDispatch, useAppSelector } from '../../../store/hooks';
import { installChat } from './install-chat';
import { escritoDiscarded, selectEscrito } from './outbox-slice';

/** The unsent text of a conversation that the person may not see any more. Shows nothing when there is no text. */
export function EscritoPerdido({ clave }: { clave: string }) {
  const app = useApp();
  const dispatch = useAppDispatch();
  // Restores the text that an earlier visit kept.
  useLayoutEffect(() => installChat(app), [app]);
  const text = useAppSelector((state) => selectEscrito(state, clave));
  if (!text) return null;
  return (
    <LostText
      title="Lo que escribió y no se envió"
      text={text}
      onDiscard={() => void dispatch(escritoDiscarded({ clave }))}
    />
  );
}

import { useLayoutEffect } from 'react';
import { LostText } from '../../../autosave/lost-text';
import { useApp, useAppDispatch, useAppSelector } from '../../../store/hooks';
import { installChat } from './install-chat';
import { escritoDiscarded, selectEscrito } from './outbox-slice';

/** What the person wrote in a conversation that they do not see any more. Shows nothing when that is nothing. */
export function EscritoPerdido({ clave }: { clave: string }) {
  const app = useApp();
  const dispatch = useAppDispatch();
  // Restores what an earlier visit left.
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

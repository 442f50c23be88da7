import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectScope } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import { keepForm, readKeptForms } from './kept-drafts';
import { LostText } from './lost-text';

/** Shows what was typed into the forms of an address that has none any more, to copy or discard it. */
export function LostForms() {
  const scope = useAppSelector(selectScope);
  const { pathname } = useLocation();
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  if (!scope) return null;
  const lost = Object.entries(readKeptForms(scope)).filter(
    ([key, { address }]) => address.split('?')[0] === pathname && !discarded.includes(key),
  );
  return lost.map(([key, draft]) => (
    <LostText
      key={key}
      title="Lo que escribió y no se guardó"
      text={draft.lines?.join('\n') ?? ''}
      onDiscard={() => {
        keepForm(scope, key, null);
        setDiscarded([...discarded, key]);
      }}
    />
  ));
}

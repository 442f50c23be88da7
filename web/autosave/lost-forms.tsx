import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchTyped } from '../lib/typed-here';
import { selectScope } from '../session/session-selectors';
import { useAppSelector } from '../store/hooks';
import { keepForm, readKeptForms } from './kept-drafts';
import { LostText } from './lost-text';

const title = 'Lo que escribió y no se guardó';

/** Shows the text typed into the forms of an address that no longer has them, to copy or discard it. */
export function LostForms() {
  const scope = useAppSelector(selectScope);
  const { pathname } = useLocation();
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  // At the first render, the forms that this component replaces still exist. They are gone when its effects run.
  const [findGone] = useState(watchTyped);
  const [gone, setGone] = useState<readonly string[]>([]);
  useEffect(() => setGone(findGone()), [findGone]);
  if (!scope) return null;
  // A draft without lines is an outbox, which shows and sends its content itself.
  const kept = Object.entries(readKeptForms(scope)).filter(
    ([, { address, lines }]) => lines && address.split('?')[0] === pathname,
  );
  const unkept = gone.filter((line) => !kept.some(([, { lines = [] }]) => lines.includes(line)));
  const lost = kept.filter(([key]) => !discarded.includes(key));
  return (
    <>
      {lost.map(([key, draft]) => (
        <LostText
          key={key}
          title={title}
          text={draft.lines?.join('\n') ?? ''}
          onDiscard={() => {
            setDiscarded([...discarded, key]);
            setGone(unkept);
            keepForm(scope, key, null);
          }}
        />
      ))}
      {unkept.length > 0 && <LostText title={title} text={unkept.join('\n')} onDiscard={() => setGone([])} />}
    </>
  );
}

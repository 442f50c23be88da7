import { type ComponentType, useEffect, useState } from 'react';
import { warn } from '../lib/log';
import { reloadWhenReached } from '../lib/reload-when-reached';
import { lateCode, NoNetwork } from './late-code';

interface LateLook<Props> {
  /** Shown until the code is there. */
  Meanwhile?: ComponentType<Props>;
  /** Shown when the code could not be fetched. A part that is left out then needs none. */
  Failed?: ComponentType<{ error: unknown; onRetry: () => void }>;
}

const problem = { message: 'Revise su conexión y vuelva a intentar.' };

/**
 * A part of a page whose code is fetched when it is first shown. If that fails, the rest of the page stays, and the part
 * comes when the browser is online again. What a press opens is a `latePanel`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, Failed }: LateLook<Props> = {},
) {
  const code = lateCode(load);

  function Part(props: Props) {
    const [Ready, setReady] = useState(code.loaded);
    const [failure, setFailure] = useState<'offline' | 'lost' | null>(null);

    useEffect(() => {
      if (failure) return;
      let isWanted = true;
      code.fetchOnce().then(
        (part) => isWanted && setReady(() => part),
        (error) => {
          const isLost = !(error instanceof NoNetwork);
          if (isLost) warn('A part of a page could not be fetched', error);
          if (isWanted) setFailure(isLost ? 'lost' : 'offline');
        },
      );
      return () => {
        isWanted = false;
      };
    }, [failure]);

    useEffect(() => {
      if (failure !== 'offline') return;
      const retried = new AbortController();
      addEventListener('online', () => setFailure(null), { signal: retried.signal });
      return () => retried.abort();
    }, [failure]);

    if (Ready) return <Ready {...props} />;
    if (failure && Failed) {
      const retry = failure === 'lost' ? () => void reloadWhenReached() : () => setFailure(null);
      return <Failed error={problem} onRetry={retry} />;
    }
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }

  return { Part, preload: code.preload };
}

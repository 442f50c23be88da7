import { type ComponentType, useEffect, useState } from 'react';
import { warn } from '../lib/log';
import { reloadWhenReached } from '../lib/reload-when-reached';
import { lateCode, NoNetwork } from './late-code';

interface LateLook<Props> {
  /** Shown until the code is loaded. */
  Meanwhile?: ComponentType<Props>;
  /** Shown when the code could not be fetched. Without it, the part shows nothing then. */
  Failed?: ComponentType<{ error: unknown; onRetry: () => void }>;
}

const problem = { message: 'Revise su conexión y vuelva a intentar.' };

/**
 * A part of a page whose code is fetched when the part is first shown. After a failure the rest of the page stays. The
 * part comes when the browser is online again. For parts that a press opens, use `latePanel`.
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

import { useCallback, useEffect, useRef, useState } from 'react';
import { latePanel } from '../components/late-panel';
import { useServices } from '../store/hooks';

const { Panel: VerificacionDialog } = latePanel<{ onClose: () => void; onDone: (isVerified: boolean) => void }>(
  async () => (await import('../features/plataforma/verificacion/verificacion-dialog')).VerificacionDialog,
);

/**
 * Asks the person to verify who they are when a request needs it. All waiting requests share one dialog. A dialog that
 * cannot be loaded counts as cancelled.
 */
export function StepUpHost() {
  const services = useServices();
  const waiting = useRef<PromiseWithResolvers<boolean>>(null);
  const last = useRef({ at: Number.NEGATIVE_INFINITY, isVerified: false });
  const [isAsking, setIsAsking] = useState(false);

  const settle = useCallback((isVerified: boolean) => {
    if (waiting.current) last.current = { at: performance.now(), isVerified };
    waiting.current?.resolve(isVerified);
    waiting.current = null;
    setIsAsking(false);
  }, []);

  useEffect(() => {
    services.stepUp = (sentAt) => {
      // A request that was sent before the person's last answer uses that answer, so the dialog does not open again.
      if (sentAt < last.current.at) return Promise.resolve(last.current.isVerified);
      waiting.current ??= Promise.withResolvers();
      setIsAsking(true);
      return waiting.current.promise;
    };
    return () => {
      services.stepUp = undefined;
      settle(false);
    };
  }, [services, settle]);

  return isAsking && <VerificacionDialog onClose={() => settle(false)} onDone={settle} />;
}

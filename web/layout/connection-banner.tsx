import { CloudCheck, CloudOff, CloudUpload, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { BareButton } from '../components/layout/layout';
import { reloadWhenReached } from '../lib/reload-when-reached';
import { selectIsOutdated, selectUnreached } from '../live/connection-slice';
import { useAppSelector } from '../store/hooks';
import styles from './connection-banner.module.css';
import { unreachedTexts } from './early-connection-banner';
import { hasRefusals, selectUnsaved, unsavedText } from './unsaved';

/** Milliseconds for which the banner stays after everything is saved. */
const SHORTLY = 4_000;

const icons = { warning: CloudOff, info: CloudUpload, success: CloudCheck, version: RefreshCw };

/**
 * A banner over every page while the server cannot be reached. It says how many changes wait to be saved, and then that
 * they were saved. It also says when the page is of an older version than the server.
 */
export function ConnectionBanner() {
  const notice = useNotice();
  const Icon = notice && icons[notice.tone];
  return (
    <div className={styles.place} role="status" data-connection-banner>
      {Icon && (
        <p className={styles.banner} data-tone={notice.tone === 'version' ? 'info' : notice.tone}>
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {notice.text}
          {notice.tone === 'version' && (
            <BareButton className={styles.button} onClick={() => void reloadWhenReached()}>
              Recargar
            </BareButton>
          )}
        </p>
      )}
    </div>
  );
}

function useNotice(): { tone: keyof typeof icons; text: string } | null {
  const unreached = useAppSelector(selectUnreached);
  const waiting = unsavedText(useAppSelector(selectUnsaved, shallowEqual));
  const isRefused = useAppSelector(hasRefusals);
  const isOutdated = useAppSelector(selectIsOutdated);
  /** The present outage, or the last outage while the banner still speaks of it. */
  const [outage, setOutage] = useState<{ hasWaited: boolean } | null>(null);
  const isWaiting = waiting !== '';

  if (unreached && (!outage || (isWaiting && !outage.hasWaited))) setOutage({ hasWaited: isWaiting });
  const isOver = outage !== null && unreached === null && !isWaiting;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setOutage(null), SHORTLY);
    return () => clearTimeout(timer);
  }, [isOver]);
  useAskBeforeUnload(unreached !== null && isWaiting);

  if (unreached) {
    const rest = isWaiting ? `Por guardar: ${waiting}.` : 'Lo que escriba esperará.';
    return { tone: 'warning', text: `${unreachedTexts[unreached]} ${rest}` };
  }
  if (!outage) return isOutdated ? { tone: 'version', text: 'Hay una versión nueva de Carpetas.' } : null;
  if (isWaiting) return { tone: 'info', text: `Volvió la conexión. Guardando ${waiting}…` };
  return { tone: 'success', text: outage.hasWaited && !isRefused ? 'Todo guardado' : 'Volvió la conexión' };
}

/** Leaving the page would lose the waiting changes. */
function useAskBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);
}

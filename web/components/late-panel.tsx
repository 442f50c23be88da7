import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { warn } from '../lib/log';
import { reloadWhenReached } from '../lib/reload-when-reached';
import { lateCode, NoNetwork } from './late-code';
import { useToast } from './toast-actions';

interface ClosableProps {
  /** Left out by a panel that is drawn only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

export interface PanelProps extends ClosableProps {
  /** The button that the panel belongs to. */
  anchor: HTMLElement;
}

/**
 * A panel whose code is fetched when it is about to be needed. Meanwhile its button shows that it is coming. Without
 * network it comes when there is one, unless the person goes on to something else. If it fails, a toast says so, and the
 * page stays as it is. React's `lazy` would replace the whole page by an error.
 *
 * @param meanwhile shown until the code is there
 */
export function latePanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const { loaded, fetchOnce, preload } = lateCode(load);

  function Panel(props: Props & ClosableProps) {
    const toast = useToast();
    const [Ready, setReady] = useState(loaded);
    const giveUp = useEffectEvent((error: unknown) => {
      warn('A panel could not be fetched', error);
      tellFailure(toast);
      props.onClose();
    });
    const tellToWait = useEffectEvent(() => toast('Sin conexión: se abrirá cuando vuelva.', { severity: 'warning' }));
    /** Not for a key that is held down since it opened the panel. */
    const leave = useEffectEvent((press: Event) => {
      if (!(press instanceof KeyboardEvent && press.repeat)) props.onClose();
    });
    const opener = useEffectEvent(() => openerOf(props));

    const { isOpen = true } = props;
    const isComing = isOpen && !Ready;
    useEffect(() => {
      if (!isComing) return;
      const ended = new AbortController();
      const { signal } = ended;
      const failed = (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof NoNetwork)) return giveUp(error);
        tellToWait();
        addEventListener('online', fetchPanel, { signal });
        for (const press of presses) addEventListener(press, (event) => leave(event), { signal, capture: true });
      };
      const fetchPanel = () => fetchOnce().then((panel) => !signal.aborted && setReady(() => panel), failed);
      void fetchPanel();
      const button = opener();
      for (const [name, value] of coming) button?.setAttribute(name, value);
      return () => {
        ended.abort();
        for (const [name] of coming) button?.removeAttribute(name);
      };
    }, [isComing]);

    if (Ready) return <Ready {...props} />;
    return isComing && meanwhile;
  }

  return { Panel, preload };
}

/** What could not be fetched although there is a network, such as after a new release, needs a reload. */
function tellFailure(toast: ReturnType<typeof useToast>): void {
  const reload = async () => {
    if (!(await reloadWhenReached())) tellFailure(toast);
  };
  toast('No se pudo abrir. Revise su conexión.', {
    severity: 'error',
    action: { label: 'Recargar', onClick: () => void reload() },
  });
}

/** What goes on to something else, when a panel waits for the network. */
const presses = ['pointerdown', 'keydown'] as const;

/** `base.css` shows the second after a moment. */
const coming = [
  ['aria-busy', 'true'],
  ['data-coming', ''],
] as const;

/** What was pressed: the panel's anchor, or else what has the focus. */
function openerOf(props: object): Element | null {
  const anchor = 'anchor' in props && props.anchor;
  return anchor instanceof Element ? anchor : (document.activeElement?.closest('button, a') ?? null);
}

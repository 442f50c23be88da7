import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { warn } from '../lib/log';
import { reloadWhenReached } from '../lib/reload-when-reached';
import { lateCode, NoNetwork } from './late-code';
import { useToast } from './toast-actions';

interface ClosableProps {
  /** Whether the panel is open; left out by a panel that is drawn only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

export interface PanelProps extends ClosableProps {
  /** The button that the panel belongs to. */
  anchor: HTMLElement;
}

/**
 * A panel whose code is fetched when the panel is about to be needed. Meanwhile its button shows that the panel is
 * coming. Without network, the panel opens when the network is back. It does not if the person goes on to something
 * else. After a failure a toast says so, and the page stays as it is. React's `lazy` would replace the whole page by an
 * error.
 *
 * @param meanwhile shown until the code is loaded
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
    /** A held key that opened the panel repeats, and must not close it. */
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

/** Offers a reload. Code that cannot be fetched although there is a network needs it, as after a new release. */
function tellFailure(toast: ReturnType<typeof useToast>): void {
  const reload = async () => {
    if (!(await reloadWhenReached())) tellFailure(toast);
  };
  toast('No se pudo abrir. Revise su conexión.', {
    severity: 'error',
    action: { label: 'Recargar', onClick: () => void reload() },
  });
}

/** The events by which a person goes on to something else while a panel waits for the network. */
const presses = ['pointerdown', 'keydown'] as const;

/**
 * The attributes of the button while its panel is coming. `base.css` shows the second attribute only after a moment.
 */
const coming = [
  ['aria-busy', 'true'],
  ['data-coming', ''],
] as const;

/** The pressed element: the panel's anchor, or else the button or link with the focus. */
function openerOf(props: object): Element | null {
  const anchor = 'anchor' in props && props.anchor;
  return anchor instanceof Element ? anchor : (document.activeElement?.closest('button, a') ?? null);
}

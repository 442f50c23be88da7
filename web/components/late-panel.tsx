import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { warn } from '../lib/log';
import { useToast } from './toast-actions';

interface ClosableProps {
  /** Unless it is shown only while it is open. */
  isOpen?: boolean;
  onClose: () => void;
}

export interface PanelProps extends ClosableProps {
  /** The button that the panel belongs to. */
  anchor: HTMLElement;
}

/**
 * A panel that is fetched when it is about to be needed. One that cannot be fetched says so, and can be opened again:
 * React's own `lazy` would take the whole page away, and never try again.
 */
export function latePanel<Props extends ClosableProps>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    loaded ??= await load();
    return loaded;
  };

  function Panel(props: Props) {
    const toast = useToast();
    const [Ready, setReady] = useState(() => loaded);
    const giveUp = useEffectEvent((error: unknown) => {
      warn('A panel could not be fetched', error);
      toast('No se pudo abrir. Revise su conexión.', { severity: 'error' });
      props.onClose();
    });

    const { isOpen = true } = props;
    useEffect(() => {
      if (!isOpen) return;
      let isWanted = true;
      fetchOnce().then(
        (panel) => isWanted && setReady(() => panel),
        (error) => isWanted && giveUp(error),
      );
      return () => {
        isWanted = false;
      };
    }, [isOpen]);

    return Ready && <Ready {...props} />;
  }

  return { Panel, preload: () => void fetchOnce().catch(() => undefined) };
}

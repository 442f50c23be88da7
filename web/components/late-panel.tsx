import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { warn } from '../lib/log';
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
 * A panel whose code is fetched when it is about to be needed. If that fails, a toast says so, and opening the panel
 * again tries again. React's `lazy` would replace the whole page by an error and never try again.
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

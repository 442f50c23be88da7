import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    listener();
  };
  addEventListener('beforeprint', tell);
  addEventListener('afterprint', tell);
  return () => {
    removeEventListener('beforeprint', tell);
    removeEventListener('afterprint', tell);
  };
}

/** Whether the browser is about to print the page. Then the page may show folded parts. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

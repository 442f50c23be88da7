import { useEffect, useRef, useState } from 'react';

interface Dropped {
  files: File[];
  /** The names of dropped folders, whose files are not included. */
  folders: string[];
}

/**
 * Takes files that are dropped anywhere on the page. Without it the browser would open them instead of the page.
 * @param onDrop undefined: dropped files are ignored
 * @returns whether files that would be taken are being dragged over the page
 */
export function useDrop(onDrop: ((dropped: Dropped) => void) | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;

  useEffect(() => {
    // Each element fires its own enter and leave: the files are over the page until the last leave.
    let depth = 0;
    const listeners: Partial<Record<keyof WindowEventMap, (event: DragEvent) => void>> = {
      dragenter() {
        depth += 1;
        setIsOver(true);
      },
      dragleave() {
        depth = Math.max(0, depth - 1);
        if (depth === 0) setIsOver(false);
      },
      dragover({ dataTransfer }) {
        if (dataTransfer) dataTransfer.dropEffect = latest.current ? 'copy' : 'none';
      },
      drop({ dataTransfer }) {
        depth = 0;
        setIsOver(false);
        if (dataTransfer) latest.current?.(filesIn(dataTransfer));
      },
    };
    const listen = (event: Event) => {
      if (!(event as DragEvent).dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      listeners[event.type as keyof WindowEventMap]?.(event as DragEvent);
    };
    for (const type of Object.keys(listeners)) window.addEventListener(type, listen);
    return () => {
      for (const type of Object.keys(listeners)) window.removeEventListener(type, listen);
    };
  }, []);

  return isOver && onDrop !== undefined;
}

function filesIn({ items, files }: DataTransfer): Dropped {
  const folders = [...items]
    .map((item) => item.webkitGetAsEntry?.())
    .filter((entry) => entry?.isDirectory)
    .map((entry) => entry?.name ?? '');
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders };
}

import { useLayoutEffect, useRef, useState } from 'react';
import styles from './lector.module.css';

/** The subject, up to three lines of it until all is asked for. */
export function Asunto({ asunto }: { asunto: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const { current: element } = heading;
    // jsdom has no ResizeObserver.
    if (!element || !('ResizeObserver' in window)) return;
    const sizes = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <>
      <h2 ref={heading} className={styles.asunto} data-entero={isWhole}>
        {asunto}
      </h2>
      {(isCut || isWhole) && (
        <button type="button" className={styles.todo} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : 'Ver todo el asunto'}
        </button>
      )}
    </>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { HintButton } from '../hint-button';
import styles from './viewer.module.css';

interface PageToolsProps {
  n: number;
  /** The number of pages; zero until it is known. */
  total: number;
  onTurn: (n: number) => void;
  /**
   * The noun for a counted thing, also shown where there is room. By default «Página», only in the names of the
   * controls.
   */
  que?: string;
}

/** The number of the page, and controls to go to another. */
export function PageTools({ n, total, onTurn, que }: PageToolsProps) {
  const noun = que ?? 'Página';
  const [text, setText] = useState(String(n));
  useEffect(() => setText(String(n)), [n]);

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const asked = Math.round(Number(text));
    if (asked >= 1 && asked <= total) onTurn(asked);
    else setText(String(n));
  };

  return (
    <>
      <HintButton label={`${noun} anterior`} hintAlign="start" aria-disabled={n <= 1} onClick={() => onTurn(n - 1)}>
        <ChevronLeft size={18} strokeWidth={1.75} />
      </HintButton>
      <form className={styles.pages} onSubmit={go}>
        {que && (
          <span className={styles.que} aria-hidden="true">
            {que}
          </span>
        )}
        <input
          inputMode="numeric"
          aria-label={noun}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => go()}
        />
        <span>de {total || '…'}</span>
      </form>
      <HintButton label={`${noun} siguiente`} aria-disabled={n >= total} onClick={() => onTurn(n + 1)}>
        <ChevronRight size={18} strokeWidth={1.75} />
      </HintButton>
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LoadingBar } from './loading-bar';
import { Wordmark } from './wordmark';

interface SheetPageProps {
  title: string;
  text?: ReactNode;
  /** A mark above the title. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** A page that consists of one panel under the product's name. It is plain CSS, for guest pages. */
export function SheetPage({ title, text, mark, children }: SheetPageProps) {
  return (
    <div className="sheet-page">
      <header>
        <Link className="sheet-home" to="/" aria-label="Carpetas, página de inicio">
          <Wordmark />
        </Link>
      </header>
      <main className="sheet" id="contenido" tabIndex={-1}>
        <LoadingBar />
        <div>
          {mark}
          <h1 className="sheet-title">{title}</h1>
          {text && <p className="sheet-text">{text}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}

import { ArrowLeft, ChevronRight } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { usePrinting } from '../lib/use-printing';
import styles from './page-title.module.css';

/** The part of the top bar that shows the title of the page; null where the bar has no room for it. */
export const TitlePlace = createContext<HTMLElement | null>(null);

/** A page on the way to this page. */
export interface Paso {
  texto: string;
  to: string;
}

interface PageTitleProps {
  /** The pages on the way to this page, from the outermost on. A phone shows only the last one, as an arrow. */
  camino?: readonly Paso[];
  /** Whether the page has its heading itself. Then this only says where the person is. */
  isPath?: boolean;
  children: ReactNode;
}

/** The title of a page, and the way to it. They are in the top bar; on paper and without such a bar, in the page. */
export function PageTitle({ camino = [], isPath = false, children }: PageTitleProps) {
  const place = useTitlePlace();
  const Title = isPath ? 'span' : 'h1';
  const line = (
    <div className={styles.line} data-place={place ? 'bar' : 'page'}>
      {camino.length > 0 && (
        <nav className={styles.camino} aria-label="Camino">
          {camino.map(({ texto, to }) => (
            <span key={to} className={styles.paso}>
              <Link className={styles.link} to={to}>
                <ArrowLeft className={styles.volver} size={20} strokeWidth={1.75} aria-hidden="true" />
                <span className={styles.texto}>{texto}</span>
              </Link>
              <ChevronRight className={styles.flecha} size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
          ))}
        </nav>
      )}
      <Title className={styles.title} title={place && typeof children === 'string' ? children : undefined}>
        {children}
      </Title>
    </div>
  );
  return place ? createPortal(line, place) : line;
}

/** Where the title is drawn; null means in the page. */
export function useTitlePlace(): HTMLElement | null {
  const place = useContext(TitlePlace);
  return usePrinting() ? null : place;
}

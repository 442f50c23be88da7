import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { useHelpCenterVoteMutation } from '../ayuda-api';
import { ayuda } from '../direcciones';
import styles from './guia.module.css';

interface UtilidadProps {
  category: string;
  guide: string;
  title: string;
  /** What the person voted; null when they did not. */
  useful: boolean | null;
}

/** Asks whether a guide was of use. A second press takes the vote back. */
export function Utilidad({ category, guide, title, useful }: UtilidadProps) {
  const [vote] = useHelpCenterVoteMutation();
  const choose = (value: boolean) =>
    void vote({ category, guide, votoDto: { useful: useful === value ? null : value } });
  return (
    <section className={styles.utilidad} aria-labelledby="le-sirvio">
      <h2 id="le-sirvio" className={styles.utilidadTitulo}>
        ¿Le sirvió?
      </h2>
      <Button
        variant="outlined"
        size="small"
        className={styles.voto}
        aria-pressed={useful === true}
        startIcon={<ThumbsUp size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => choose(true)}
      >
        Sí
      </Button>
      <Button
        variant="outlined"
        size="small"
        className={styles.voto}
        aria-pressed={useful === false}
        startIcon={<ThumbsDown size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => choose(false)}
      >
        No
      </Button>
      <p className={styles.gracias} role="status">
        {useful === true && 'Gracias por decirlo.'}
        {useful === false && (
          <Link to={`${ayuda.soporte}?${new URLSearchParams({ asunto: `Sobre la guía «${title}»` })}`}>
            Cuéntenos qué faltó
          </Link>
        )}
      </p>
    </section>
  );
}

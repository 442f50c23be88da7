import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Box } from '../../../../components/layout/layout';
import { PageHtml } from '../../../../components/page-html/page-html';
import { anclaDe } from '../direcciones';
import styles from './preguntas.module.css';

interface PreguntaProps {
  category: string;
  pregunta: { slug: string; question: string; answer: string };
}

/** A question that opens. The question that the address names is open at first, and scrolled into view. */
export function Pregunta({ category, pregunta: { slug, question, answer } }: PreguntaProps) {
  const id = anclaDe(category, slug);
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  // The slash may be encoded. An address from elsewhere may have anything after the `#`.
  const isNamed = hash === `#${id}` || hash === `#${encodeURIComponent(id)}`;
  useEffect(() => {
    if (!isNamed || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <details ref={details} id={id} className={styles.pregunta}>
      <Box as="summary" hover focusInside className={styles.titulo}>
        {question}
        <ChevronDown className={styles.flecha} size={18} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      <PageHtml html={answer} className={styles.respuesta} />
    </details>
  );
}

import { BookOpen, CircleQuestionMark, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { safeInlineHtml } from '../../../../components/rich-text/safe-html';
import { useHelpCenterFindQuery } from '../ayuda-api';
import { ayuda } from '../direcciones';
import styles from './inicio.module.css';

/** What the search found, the best first, with the passage that says it. */
export function Resultados({ buscado }: { buscado: string }) {
  const { currentData, data, error, isFetching, refetch } = useHelpCenterFindQuery({ query: buscado });
  const found = currentData ?? data;
  if (!found) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={6} />;
  if (found.length === 0) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Nada coincide"
        text={`La ayuda no dice nada de «${buscado}». Pruebe con otras palabras, o pregunte.`}
        action={
          <LinkButton variant="outlined" to={ayuda.soporte}>
            Escribir a soporte
          </LinkButton>
        }
      />
    );
  }
  return (
    <section className={styles.parte} aria-labelledby="resultados">
      <h2 id="resultados" className={styles.parteTitulo}>
        <span role="status">{found.length === 1 ? '1 resultado' : `${found.length} resultados`}</span>
      </h2>
      <ul className={styles.resultados} aria-busy={isFetching}>
        {found.map(({ link, kind, categoryTitle, title, passage }) => (
          <li key={link} className={styles.resultado}>
            <p className={styles.clase}>
              {kind === 'guia' ? (
                <BookOpen size={14} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <CircleQuestionMark size={14} strokeWidth={1.75} aria-hidden="true" />
              )}
              {kind === 'guia' ? 'Guía' : 'Pregunta'} · {categoryTitle}
            </p>
            <Link to={link} className={styles.enlace}>
              <Marcado html={title} />
            </Link>
            <p className={styles.pasaje}>
              <Marcado html={passage} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marcado({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in safe-html.ts
  return <span dangerouslySetInnerHTML={{ __html: safeInlineHtml(html) }} />;
}

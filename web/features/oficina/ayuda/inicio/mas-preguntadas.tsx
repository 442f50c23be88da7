import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useHelpCenterQuestionsQuery } from '../ayuda-api';
import { Pregunta } from '../preguntas/pregunta';
import preguntas from '../preguntas/preguntas.module.css';
import styles from './inicio.module.css';

/** The questions of the first category. */
export function MasPreguntadas() {
  const { data, error, refetch } = useHelpCenterQuestionsQuery();
  const first = data?.[0];
  return (
    <section className={styles.parte} aria-labelledby="mas-preguntadas">
      <h2 id="mas-preguntadas" className={styles.parteTitulo}>
        Las más preguntadas
      </h2>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={6} />)}
      {first && (
        <div className={preguntas.lista}>
          {first.questions.map((pregunta) => (
            <Pregunta key={pregunta.slug} category={first.slug} pregunta={pregunta} />
          ))}
        </div>
      )}
    </section>
  );
}

import { ErrorState } from '../../../../components/error-state';
import { Card, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { useHelpCenterQuestionsQuery } from '../ayuda-api';
import { caminoDe } from '../camino';
import { Pregunta } from './pregunta';
import styles from './preguntas.module.css';

export function PreguntasPage() {
  const { data, error, refetch } = useHelpCenterQuestionsQuery();
  return (
    <>
      <PageHeader
        camino={caminoDe()}
        title="Preguntas frecuentes"
        subtitle="Lo que más se consulta, en pocas palabras."
      />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={10} />)}
      <Stack gap={8} className={styles.categorias}>
        {data?.map(({ slug, title, questions }) => (
          <section key={slug} aria-labelledby={slug}>
            <Text id={slug} as="h2" margin={[0, 0, 3]} size="lg" weight="strong">
              {title}
            </Text>
            <Card clip>
              {questions.map((pregunta) => (
                <Pregunta key={pregunta.slug} category={slug} pregunta={pregunta} />
              ))}
            </Card>
          </section>
        ))}
      </Stack>
    </>
  );
}

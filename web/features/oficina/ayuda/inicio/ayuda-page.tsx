import { BookOpen, CircleQuestionMark, LifeBuoy, SearchX, Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHealthLiveQuery } from '../../../../api/generated/salud';
import { LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Box, Card, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageTitle } from '../../../../components/page-title';
import { safeInlineHtml } from '../../../../components/rich-text/safe-html';
import { SearchField } from '../../../../components/search-field';
import { contar } from '../../../../lib/numeros';
import { text } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { useHelpCenterFindQuery, useHelpCenterQuestionsQuery } from '../ayuda-api';
import { ayuda } from '../direcciones';
import { Pregunta } from '../preguntas/pregunta';
import styles from './inicio.module.css';

const schema = { q: text(200) };

const caminos = [
  { to: ayuda.preguntas, Icon: CircleQuestionMark, titulo: 'Preguntas frecuentes', texto: 'Respuestas cortas.' },
  { to: ayuda.guias, Icon: BookOpen, titulo: 'Guías', texto: 'Cada página, paso a paso.' },
  { to: ayuda.soporte, Icon: LifeBuoy, titulo: 'Soporte', texto: 'Escriba y siga su pedido.' },
  { to: '/ui/icons', Icon: Shapes, titulo: 'Íconos', texto: 'Para sus atajos y tableros.' },
];

/** The start page of the help: its search, its parts, the icons and frequent questions. */
export function AyudaPage() {
  const [{ q }, change] = useUrlState(schema);
  return (
    <>
      <PageTitle>Centro de ayuda</PageTitle>
      <Stack as="section" gap={3} items="center" centered bordered round="lg" className={styles.hero}>
        <Text as="p" margin={0} size="3xl" weight="strong" leading="tight" className={styles.titulo}>
          ¿En qué podemos ayudarle?
        </Text>
        <Text as="p" margin={0} size="lg" tone="soft" className={styles.subtitulo}>
          Busque en las guías y en las preguntas, o elija por dónde empezar.
        </Text>
        <search className={styles.busqueda}>
          <SearchField
            label="Buscar en la ayuda"
            placeholder="Por ejemplo, numeración o recuperar un documento"
            value={q}
            onSearch={(typed) => change({ q: typed }, { replace: true })}
          />
        </search>
      </Stack>
      {q ? (
        <Resultados buscado={q} />
      ) : (
        <>
          <Stack as="nav" gap={4} marginTop={6} className={styles.caminos} aria-label="Partes de la ayuda">
            {caminos.map(({ to, Icon, titulo, texto }) => (
              <Card
                key={to}
                to={to}
                as={Link}
                pad={6}
                gap={1}
                tone="inherit"
                underline="never"
                flow="stack"
                lifts
                className={styles.camino}
              >
                <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
                <Text size="lg" weight="strong">
                  {titulo}
                </Text>
                <Text tone="soft">{texto}</Text>
              </Card>
            ))}
          </Stack>
          <MasPreguntadas />
          <Version />
        </>
      )}
    </>
  );
}

/** The server's version of the product, which people name when they ask for support. */
function Version() {
  const { data } = useHealthLiveQuery();
  return data ? (
    <Text as="p" margin={[6, 0, 0]} size="xs" tone="soft" centered>
      Carpetas {data.version}
    </Text>
  ) : null;
}

/** The questions of the first category. */
function MasPreguntadas() {
  const { data, error, refetch } = useHelpCenterQuestionsQuery();
  const first = data?.[0];
  return (
    <Box as="section" marginTop={8} aria-labelledby="mas-preguntadas">
      <Text id="mas-preguntadas" as="h2" margin={[0, 0, 3]} size="lg" weight="strong">
        Las más preguntadas
      </Text>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={6} />)}
      {first && (
        <Card clip>
          {first.questions.map((pregunta) => (
            <Pregunta key={pregunta.slug} category={first.slug} pregunta={pregunta} />
          ))}
        </Card>
      )}
    </Box>
  );
}

/** The hits of the search, the best first, each with the passage that matches. */
function Resultados({ buscado }: { buscado: string }) {
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
    <Box as="section" marginTop={8} aria-labelledby="resultados">
      <Text id="resultados" as="h2" margin={[0, 0, 3]} size="lg" weight="strong">
        <span role="status">{contar(found.length, 'resultado', 'resultados')}</span>
      </Text>
      <PlainList card clip aria-busy={isFetching} lines>
        {found.map(({ link, kind, categoryTitle, title, passage }) => (
          <Stack key={link} as="li" relative gap={1} pad={[4, 5]} hover className={styles.resultado}>
            <Row as="p" align="center" gap={1} margin={0} size="xs" tone="soft">
              {kind === 'guia' ? (
                <BookOpen size={14} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <CircleQuestionMark size={14} strokeWidth={1.75} aria-hidden="true" />
              )}
              {kind === 'guia' ? 'Guía' : 'Pregunta'} · {categoryTitle}
            </Row>
            <Text as={Link} stretched weight="strong" tone="inherit" underline="never" to={link}>
              <Marcado html={title} />
            </Text>
            <Text as="p" margin={0} tone="soft">
              <Marcado html={passage} />
            </Text>
          </Stack>
        ))}
      </PlainList>
    </Box>
  );
}

function Marcado({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in safe-html.ts
  return <span dangerouslySetInnerHTML={{ __html: safeInlineHtml(html) }} />;
}

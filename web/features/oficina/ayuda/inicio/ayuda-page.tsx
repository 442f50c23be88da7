import { BookOpen, CircleQuestionMark, LifeBuoy, SearchX, Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHealthLiveQuery } from '../../../../api/generated/salud';
import { LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { safeInlineHtml } from '../../../../components/rich-text/safe-html';
import { SearchField } from '../../../../components/search-field';
import { text } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { useHelpCenterFindQuery, useHelpCenterQuestionsQuery } from '../ayuda-api';
import { ayuda } from '../direcciones';
import { Pregunta } from '../preguntas/pregunta';
import preguntas from '../preguntas/preguntas.module.css';
import styles from './inicio.module.css';

const schema = { q: text(200) };

const caminos = [
  { to: ayuda.preguntas, Icon: CircleQuestionMark, titulo: 'Preguntas frecuentes', texto: 'Respuestas cortas.' },
  { to: ayuda.guias, Icon: BookOpen, titulo: 'Guías', texto: 'Cada página, paso a paso.' },
  { to: ayuda.soporte, Icon: LifeBuoy, titulo: 'Soporte', texto: 'Escriba y siga su pedido.' },
  { to: '/ui/icons', Icon: Shapes, titulo: 'Íconos', texto: 'Para sus atajos y tableros.' },
];

/** The start of the help: its search, its parts, the icons and what is asked most. */
export function AyudaPage() {
  const [{ q }, change] = useUrlState(schema);
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.titulo}>¿En qué podemos ayudarle?</h1>
        <p className={styles.subtitulo}>Busque en las guías y en las preguntas, o elija por dónde empezar.</p>
        <search className={styles.busqueda}>
          <SearchField
            label="Buscar en la ayuda"
            placeholder="Por ejemplo, numeración o recuperar un documento"
            value={q}
            onSearch={(typed) => change({ q: typed }, { replace: true })}
          />
        </search>
      </section>
      {q ? (
        <Resultados buscado={q} />
      ) : (
        <>
          <nav className={styles.caminos} aria-label="Partes de la ayuda">
            {caminos.map(({ to, Icon, titulo, texto }) => (
              <Link key={to} to={to} className={styles.camino}>
                <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
                <span className={styles.caminoTitulo}>{titulo}</span>
                <span className={styles.caminoTexto}>{texto}</span>
              </Link>
            ))}
          </nav>
          <MasPreguntadas />
          <Version />
        </>
      )}
    </>
  );
}

/** Which version of the product the server is of, for whoever asks for support. */
function Version() {
  const { data } = useHealthLiveQuery();
  return data ? <p className={styles.version}>Carpetas {data.version}</p> : null;
}

/** The questions of the first category. */
function MasPreguntadas() {
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

/** What the search found, the best first, with the passage that says it. */
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

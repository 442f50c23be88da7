import { ArrowLeft, ArrowRight, BookX, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import type { TituloDto, VecinaDto } from '../../../../api/generated/ayuda';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Box, Card, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing } from '../../../../components/missing';
import { PageHeader } from '../../../../components/page-header';
import { PageHtml } from '../../../../components/page-html/page-html';
import { writeTitle } from '../../../../lib/document-title';
import { useHelpCenterGuideInPlaceQuery, useHelpCenterVoteMutation } from '../ayuda-api';
import { caminoDe } from '../camino';
import { ayuda } from '../direcciones';
import styles from './guia.module.css';

/** A guide: its text, its contents at the side, and the vote on it. Links lead to the guides before and after. */
export function GuiaPage() {
  const { category = '', guide = '' } = useParams();
  const { currentData: guia, error, refetch } = useHelpCenterGuideInPlaceQuery({ category, guide });
  useEffect(() => {
    if (guia) writeTitle(guia.title);
  }, [guia]);

  if (!guia) {
    if (apiStatus(error) === 404) return <GuiaPerdida />;
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={12} />;
  }
  const pasos = [
    { texto: 'Guías', to: ayuda.guias },
    { texto: guia.categoryTitle, to: ayuda.categoria(guia.category) },
  ];
  return (
    <Stack bounded className={styles.columnas}>
      <article className={styles.guia}>
        <PageHeader camino={caminoDe(pasos)} title={guia.title} subtitle={guia.subtitle} />
        <PageHtml html={guia.content} />
        <Stack as="footer" line="top" gap={6} padTop={6} className={styles.pie}>
          <Utilidad category={category} guide={guide} title={guia.title} useful={guia.useful} />
          <Vecinas previous={guia.previous} next={guia.next} />
        </Stack>
      </article>
      {guia.headings.length > 1 && <Contenido headings={guia.headings} />}
    </Stack>
  );
}

function GuiaPerdida() {
  return (
    <Missing
      Icon={BookX}
      title="No se encontró la guía"
      text="La dirección no corresponde a ninguna de la ayuda."
      back={{ label: 'Ver las guías', to: ayuda.guias }}
    />
  );
}

/** The headings of a guide, as links to them. */
function Contenido({ headings }: { headings: readonly TituloDto[] }) {
  return (
    <nav className={styles.contenido} aria-label="En esta guía">
      <Text as="p" margin={[0, 0, 2]} size="sm" weight="strong" aria-hidden="true">
        En esta guía
      </Text>
      <ul>
        {headings.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            <Link to={{ hash: id }} replace>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface VecinasProps {
  previous: VecinaDto | null;
  next: VecinaDto | null;
}

/** Links to the guides before and after this one. */
function Vecinas({ previous, next }: VecinasProps) {
  return (
    <Stack as="nav" gap={4} className={styles.vecinas} aria-label="Otras guías">
      {previous && (
        <Vecina guia={previous} rel="prev">
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Anterior
        </Vecina>
      )}
      {next && (
        <Vecina guia={next} rel="next">
          Siguiente
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </Vecina>
      )}
    </Stack>
  );
}

function Vecina({ guia, rel, children }: { guia: VecinaDto; rel: 'prev' | 'next'; children: ReactNode }) {
  return (
    <Card
      to={ayuda.guia(guia.category, guia.slug)}
      as={Link}
      pad={4}
      gap={1}
      weight="medium"
      tone="inherit"
      underline="never"
      flow="stack"
      className={styles.vecina}
      rel={rel}
      data-side={rel === 'next' ? 'end' : undefined}
    >
      <Row as="span" gap={1} align="center" size="sm" weight="regular" tone="soft" inline>
        {children}
      </Row>
      {guia.title}
    </Card>
  );
}

interface UtilidadProps {
  category: string;
  guide: string;
  title: string;
  /** The person's vote; null when they have not voted. */
  useful: boolean | null;
}

/** Asks whether a guide was useful. A second press takes the vote back. */
function Utilidad({ category, guide, title, useful }: UtilidadProps) {
  const [vote] = useHelpCenterVoteMutation();
  const choose = (value: boolean) =>
    void vote({ category, guide, votoDto: { useful: useful === value ? null : value } });
  return (
    <Row as="section" align="center" wrap gap={2} aria-labelledby="le-sirvio">
      <Text id="le-sirvio" as="h2" margin={0} marginRight={2} size="md" weight="strong">
        ¿Le sirvió?
      </Text>
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
      <Box as="p" marginLeft={2} tone="soft" className={styles.gracias} role="status">
        {useful === true && 'Gracias por decirlo.'}
        {useful === false && (
          <Link to={`${ayuda.soporte}?${new URLSearchParams({ asunto: `Sobre la guía «${title}»` })}`}>
            Cuéntenos qué faltó
          </Link>
        )}
      </Box>
    </Row>
  );
}

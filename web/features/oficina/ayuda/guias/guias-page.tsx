import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../../components/error-state';
import { Box, Card, PlainList, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { useHelpCenterGuidesQuery } from '../ayuda-api';
import { caminoDe } from '../camino';
import { ayuda } from '../direcciones';
import styles from './guias.module.css';

const visibles = 4;

/** The categories of guides, each with its first guides. */
export function GuiasPage() {
  const { data, error, refetch } = useHelpCenterGuidesQuery({ limit: visibles });
  return (
    <>
      <PageHeader camino={caminoDe()} title="Guías" subtitle="Cómo se hace cada cosa, paso a paso." />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={8} />)}
      <Stack gap={4} className={styles.categorias}>
        {data?.map(({ slug, title, guides, totalGuides = 0 }) => (
          <Card key={slug} as="section" flow="row" column gap={3} pad={6} aria-labelledby={slug}>
            <Text id={slug} as="h2" margin={0} size="lg" weight="strong" className={styles.titulo}>
              <Link to={ayuda.categoria(slug)}>{title}</Link>
            </Text>
            <PlainList flow="stack" gap={1} className={styles.enlaces}>
              {guides.map((guia) => (
                <li key={guia.slug}>
                  <Link to={ayuda.guia(slug, guia.slug)}>{guia.title}</Link>
                </li>
              ))}
            </PlainList>
            {totalGuides > guides.length && (
              <Box
                to={ayuda.categoria(slug)}
                as={Link}
                underline="hover"
                className={styles.todas}
                aria-label={`Ver las ${totalGuides} de ${title}`}
              >
                Ver las {totalGuides}
                <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
              </Box>
            )}
          </Card>
        ))}
      </Stack>
    </>
  );
}

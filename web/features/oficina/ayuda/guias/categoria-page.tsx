import { BookX, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { ErrorState } from '../../../../components/error-state';
import { Box, PlainList, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing } from '../../../../components/missing';
import { PageHeader } from '../../../../components/page-header';
import { writeTitle } from '../../../../lib/document-title';
import { useHelpCenterGuidesQuery } from '../ayuda-api';
import { caminoDe } from '../camino';
import { ayuda } from '../direcciones';
import styles from './guias.module.css';

const pasos = [{ texto: 'Guías', to: ayuda.guias }];

export function CategoriaPage() {
  const { category = '' } = useParams();
  // The call requires a limit, but the server ignores the limit when a category is asked for.
  const { currentData, error, refetch } = useHelpCenterGuidesQuery({ slug: category, limit: 5 });
  const categoria = currentData?.[0];
  useEffect(() => {
    if (categoria) writeTitle(categoria.title);
  }, [categoria]);
  if (!categoria) {
    if (apiStatus(error) === 404) return <CategoriaPerdida />;
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingSkeleton rows={8} />;
  }
  return (
    <>
      <PageHeader camino={caminoDe(pasos)} title={categoria.title} />
      <PlainList card clip lines className={styles.lista}>
        {categoria.guides.map(({ slug, title, subtitle }) => (
          <li key={slug}>
            <Box to={ayuda.guia(category, slug)} as={Link} hover focusInside className={styles.fila}>
              <span>
                <Text block weight="medium">
                  {title}
                </Text>
                <Text block tone="soft">
                  {subtitle}
                </Text>
              </span>
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </Box>
          </li>
        ))}
      </PlainList>
    </>
  );
}

function CategoriaPerdida() {
  return (
    <Missing
      Icon={BookX}
      title="No se encontró la categoría"
      text="La dirección no corresponde a ninguna de la ayuda."
      back={{ label: 'Ver las guías', to: ayuda.guias }}
    />
  );
}

import { BookX } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { ErrorState } from '../../../../components/error-state';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing } from '../../../../components/missing';
import { PageHeader } from '../../../../components/page-header';
import { PageHtml } from '../../../../components/page-html/page-html';
import { writeTitle } from '../../../../lib/document-title';
import { useHelpCenterGuideInPlaceQuery } from '../ayuda-api';
import { ayuda } from '../direcciones';
import { Migas } from '../migas';
import { Contenido } from './contenido';
import styles from './guia.module.css';
import { Utilidad } from './utilidad';
import { Vecinas } from './vecinas';

/** A guide: its text, its contents at the side, whether it was of use, and what is read before and after it. */
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
    <div className={styles.columnas}>
      <article className={styles.guia}>
        <PageHeader eyebrow={<Migas pasos={pasos} />} title={guia.title} subtitle={guia.subtitle} />
        <PageHtml html={guia.content} />
        <footer className={styles.pie}>
          <Utilidad category={category} guide={guide} title={guia.title} useful={guia.useful} />
          <Vecinas previous={guia.previous} next={guia.next} />
        </footer>
      </article>
      {guia.headings.length > 1 && <Contenido headings={guia.headings} />}
    </div>
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

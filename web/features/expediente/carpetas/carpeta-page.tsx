import { FolderSearch } from 'lucide-react';
import { Fragment } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { apiStatus } from '../../../api/api-message';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { useColeccion } from '../../../collection/use-collection';
import { ErrorState } from '../../../components/error-state';
import { latePart } from '../../../components/late-part';
import { Missing, noEncontrado } from '../../../components/missing';
import { PageTabs } from '../../../components/page-tabs';
import { TabCount } from '../../../components/tab-count';
import { useDocumentTitle } from '../../../lib/document-title';
import { componentOf } from '../../../lib/page';
import { useMedia } from '../../../lib/use-media';
import { useWasThere } from '../../../lib/use-was-there';
import { selectCuentaId } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { useCantidadesGetQuery } from './cantidades-api';
import styles from './carpeta-page.module.css';
import { carpetas } from './carpetas';
import { useComandosDeCarpeta } from './comandos-de-carpeta';
import { CarpetaDatos } from './detail/carpeta-datos';
import { CarpetaHeader } from './detail/carpeta-header';
import { CarpetaSkeleton } from './detail/carpeta-skeleton';
import { Regreso } from './detail/regreso';
import { LimitesDeCarpeta } from './limites-de-carpeta';
import { listAddress } from './list-address';
import { deCarpeta, pathOfTab, tabsDeCarpeta } from './public/de-carpeta';

/** The highest count that a tab shows in full. A higher count shows as «999+». */
const most = 999;

/** A tab shows no count while the count loads, or if it cannot be loaded. */
const tabs = tabsDeCarpeta.map(({ cantidad, ...tab }) => ({
  ...tab,
  path: pathOfTab(tab),
  counted: typeof cantidad === 'object' ? cantidad : undefined,
  Count: typeof cantidad === 'function' ? latePart(componentOf(cantidad)).Part : undefined,
}));

/** The parts that show texts typed in a carpeta that the person does not see any more. */
const perdidos = deCarpeta.flatMap(({ key, perdido }) => (perdido ? { key, ...latePart(componentOf(perdido)) } : []));

/** One carpeta: its header, and its tabs. */
export function CarpetaPage() {
  const { carpetaId = '' } = useParams();
  const {
    data: carpeta,
    error,
    refetch,
  } = useColeccion(carpetas, { id: carpetaId }, { refetchOnMountOrArgChange: 10, refetchOnFocus: true });
  const isWide = !useMedia('(max-width: 1279.98px)');
  const wasSeen = useWasThere(carpetaId, carpeta !== undefined);
  useDocumentTitle(carpeta ? [carpeta.codigo, carpeta.caratula].filter(Boolean).join(' ') : 'Carpeta');

  if (!carpeta) {
    return (
      <>
        <h1 className="visually-hidden">Carpeta</h1>
        <Absence carpetaId={carpetaId} wasSeen={wasSeen} error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    // The key resets the page for another carpeta, such as a linked one: no dialog stays open, no draft stays typed.
    <Fragment key={carpeta.id}>
      <CarpetaHeader carpeta={carpeta}>{!isWide && <CarpetaDatos carpeta={carpeta} />}</CarpetaHeader>
      <CarpetaTabs carpeta={carpeta} />
      <div className={styles.cuerpo} data-fills-page>
        <div className={styles.contenido}>
          <Regreso />
          <LimitesDeCarpeta carpeta={carpeta} />
          <Outlet context={carpeta} />
        </div>
        {isWide && (
          <div className={styles.lado}>
            <CarpetaDatos carpeta={carpeta} isBeside />
          </div>
        )}
      </div>
    </Fragment>
  );
}

interface AbsenceProps {
  carpetaId: string;
  /** Whether the carpeta was shown here before. Then the person has lost access to it. */
  wasSeen: boolean;
  error: unknown;
  onRetry: () => void;
}

const sinAcceso = {
  title: 'Ya no tiene acceso a esta carpeta',
  text: 'Cambió quiénes la ven. Si la necesita, pida acceso a quien la lleva.',
};

/** Shown instead of a carpeta that is loading, could not be loaded, or does not exist. */
function Absence({ carpetaId, wasSeen, error, onRetry }: AbsenceProps) {
  const cuentaId = useAppSelector(selectCuentaId);
  if (!error) return <CarpetaSkeleton />;
  if (apiStatus(error) !== 404) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Missing
      Icon={FolderSearch}
      {...(wasSeen ? sinAcceso : noEncontrado('la carpeta'))}
      back={{ label: 'Volver a las carpetas', to: listAddress(cuentaId) }}
    >
      {perdidos.map(({ key, Part }) => (
        <Part key={key} carpetaId={carpetaId} />
      ))}
    </Missing>
  );
}

/** The tabs of a carpeta's page, which the search offers too. */
function CarpetaTabs({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { id } = carpeta;
  useComandosDeCarpeta(carpeta);
  const { data: cantidades } = useCantidadesGetQuery({ id }, { refetchOnMountOrArgChange: 10 });
  const countOf = ({ counted, Count }: (typeof tabs)[number]) => {
    if (Count) return <Count carpetaId={id} />;
    const value = counted && cantidades?.[counted.de];
    if (!value) return null;
    return <TabCount value={value > most ? `${most}+` : value} meaning={counted.meaning?.[value === 1 ? 0 : 1]} />;
  };
  const shown = tabs
    .filter(({ isOf }) => isOf?.(carpeta) ?? true)
    .map((tab) => ({ to: `/carpetas/${id}/${tab.path}`, label: tab.label, count: countOf(tab) }));
  return <PageTabs label="Secciones de la carpeta" tabs={shown} />;
}

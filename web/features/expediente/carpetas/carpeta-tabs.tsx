import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import { latePart } from '../../../components/late-part';
import { PageTab, PageTabs } from '../../../components/page-tabs';
import { TabCount } from '../../../components/tab-count';
import { componentOf } from '../../../lib/page';
import { useCantidadesGetQuery } from './cantidades-api';
import { pathOfTab, tabsDeCarpeta } from './public/de-carpeta';

/** The highest count that a tab shows in full. A higher count shows as «999+». */
const most = 999;

/** A tab shows no count while the count loads, or if it cannot be loaded. */
const tabs = tabsDeCarpeta.map(({ cantidad, ...tab }) => ({
  ...tab,
  path: pathOfTab(tab),
  counted: typeof cantidad === 'object' ? cantidad : undefined,
  Count: typeof cantidad === 'function' ? latePart(componentOf(cantidad)).Part : undefined,
}));

/** The tabs of a carpeta's page. */
export function CarpetaTabs({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { id } = carpeta;
  const { data: cantidades } = useCantidadesGetQuery({ id }, { refetchOnMountOrArgChange: 10 });
  return (
    <PageTabs label="Secciones de la carpeta">
      {tabs.map(({ path, label, isOf, counted, Count }) => {
        if (isOf && !isOf(carpeta)) return null;
        const value = counted && cantidades?.[counted.de];
        return (
          <PageTab key={path} to={`/carpetas/${id}/${path}`}>
            {label}{' '}
            {value ? (
              <TabCount value={value > most ? `${most}+` : value} meaning={counted?.meaning?.[value === 1 ? 0 : 1]} />
            ) : null}
            {Count && <Count carpetaId={id} />}
          </PageTab>
        );
      })}
    </PageTabs>
  );
}

import { useDescargar } from '../../../../components/use-descargar';
import type { Busqueda } from '../busqueda';
import { filtrosDe } from '../vistas/vistas';

/** The most carpetas of one file, as on the server. */
export const maxExportadas = 5_000;

/** Downloads all carpetas that match the filters as a table for spreadsheets. */
export function useExportar() {
  const descargar = useDescargar();
  return (busqueda: Busqueda, nombre: string) =>
    descargar(`${nombre}.csv`, { url: '/api/carpetas/exportar', params: { ...filtrosDe(busqueda) } });
}

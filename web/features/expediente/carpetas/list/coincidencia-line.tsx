import type { CoincidenciaDto } from '../../../../api/generated/carpetas';
import { Cut } from '../../../../components/layout/layout';
import { Marked } from '../../../../components/marked';
import { useBusqueda } from '../busqueda';

const nombres: Record<CoincidenciaDto['tipo'], string> = {
  parte: 'Parte',
  documento: 'Documento',
  etiqueta: 'Etiqueta',
  inmueble: 'Inmueble',
};

/** Why a search found a carpeta, when nothing else in its row shows it. */
export function CoincidenciaLinea({ coincidencia: { tipo, texto } }: { coincidencia: CoincidenciaDto }) {
  const [{ buscar }] = useBusqueda();
  // The server stores document numbers without dots and dashes.
  const query = tipo === 'documento' ? buscar.replace(/[.\p{Pd}]/gu, '') : buscar;
  return (
    <Cut size="sm" tone="soft">
      {nombres[tipo]}: <Marked text={texto} query={query} isUnderlined />
    </Cut>
  );
}

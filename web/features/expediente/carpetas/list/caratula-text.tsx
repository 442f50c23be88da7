import { Marked } from '../../../../components/marked';
import { useBusqueda } from '../busqueda';

/** The carátula of a carpeta. The words that a search found in it are marked. */
export function CaratulaTexto({ caratula }: { caratula: string }) {
  const [{ buscar }] = useBusqueda();
  return (
    <span>
      <Marked text={caratula} query={buscar} isUnderlined />
    </span>
  );
}

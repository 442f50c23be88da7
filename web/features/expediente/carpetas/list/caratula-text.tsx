import { Marked } from '../../../../components/marked';
import { useBusqueda } from '../busqueda';
import styles from './coincidencia-line.module.css';

/** The carátula of a carpeta. The words that a search found in it are marked. */
export function CaratulaTexto({ caratula }: { caratula: string }) {
  const [{ buscar }] = useBusqueda();
  return (
    <span className={styles.caratula}>
      <Marked text={caratula} query={buscar} />
    </span>
  );
}

import { Text } from '../../../../components/layout/layout';
import { Migas } from '../../../../components/migas';
import styles from '../../../../components/migas.module.css';
import { contar } from '../../../../lib/numeros';
import { caminoA } from '../tree';
import type { Documentos } from '../use-documentos';

/** The breadcrumbs from all documents down to the shown seccion. */
export function MigasDeSeccion({ lista }: { lista: Documentos }) {
  const { lugar, secciones, hrefOf, documentos, direccion } = lista;
  const camino = lugar.tipo === 'seccion' ? caminoA(secciones, lugar.id) : [];
  const actual = direccion.papelera ? 'Papelera' : (camino.at(-1)?.nombre ?? raiz(lugar.tipo));
  const isRaiz = lugar.tipo === 'todos' && !direccion.papelera;
  const todos = { id: null, nombre: 'Documentos', to: hrefOf({ seccion: null, papelera: false, buscar: '' }) };
  const pasos = camino.slice(0, -1).map(({ id, nombre }) => ({ id, nombre, to: hrefOf({ seccion: id, buscar: '' }) }));
  return (
    <Migas label="Ruta de la sección" camino={[...(isRaiz ? [] : [todos]), ...pasos]}>
      <Text as="h2" size="lg" weight="strong" breaks className={styles.actual} aria-current="page">
        {actual}
      </Text>
      {documentos && !direccion.papelera && (
        <Text marginLeft={2} size="sm" tone="soft" numeric>
          {totalDe(documentos.length)}
        </Text>
      )}
    </Migas>
  );
}

const raiz = (tipo: 'todos' | 'ninguna' | 'seccion') => (tipo === 'ninguna' ? 'Sin sección' : 'Todos los documentos');

const totalDe = (total: number) => contar(total, 'documento', 'documentos');

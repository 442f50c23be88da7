import { Lock } from 'lucide-react';
import { type Arrastre, lugarParaSoltar } from '../../../../components/drop/use-drop';
import { Text } from '../../../../components/layout/layout';
import { Migas } from '../../../../components/migas';
import styles from '../../../../components/migas.module.css';
import type { Archivos } from '../use-archivos';

/** The directorios from the outermost level to this one. Items can be dropped on each. */
export function MigasDeDirectorio({ lista, arrastre }: { lista: Archivos; arrastre: Arrastre | null }) {
  const { ruta, directorio, directorioId, direccion, placeHref, canWrite } = lista;
  const isElsewhere = direccion.papelera || direccion.buscar !== '';
  if (!directorioId && !isElsewhere) return null;
  const raiz = { id: null, nombre: 'Archivos', to: placeHref(null) };
  const pasos = (isElsewhere ? ruta : ruta.slice(0, -1)).map(({ id, nombre }) => ({ id, nombre, to: placeHref(id) }));
  const actual = direccion.papelera ? 'Papelera' : direccion.buscar ? 'Búsqueda' : directorio?.nombre;
  return (
    <Migas
      label="Ruta del directorio"
      camino={[raiz, ...(direccion.papelera ? [] : pasos)]}
      propsOf={({ id }) =>
        canWrite
          ? {
              ...lugarParaSoltar(id),
              'data-suelta': arrastre ? (arrastre.destino === id ? 'encima' : 'posible') : undefined,
            }
          : {}
      }
    >
      <Text as="h2" size="lg" weight="strong" breaks className={styles.actual} aria-current="page">
        {actual ?? '\u00a0'}
      </Text>
      {!isElsewhere && directorio?.reservado && (
        <Lock size={16} strokeWidth={2} role="img" aria-label="Solo titulares y adscriptos" />
      )}
    </Migas>
  );
}

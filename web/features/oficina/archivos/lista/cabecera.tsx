import { ArrowDown, ArrowUp } from 'lucide-react';
import { ElegirTodas } from '../../../../components/seleccion/elegir';
import type { Orden } from '../direccion';
import type { Archivos } from '../use-archivos';
import styles from './cabecera.module.css';

const columnas: { orden: Orden | null; label: string; className?: string }[] = [
  { orden: 'nombre', label: 'Nombre' },
  { orden: 'tipo', label: 'Tipo', className: styles.tipo },
  { orden: 'tamano', label: 'Tamaño', className: styles.tamano },
  { orden: null, label: 'Autor', className: styles.quien },
  { orden: 'fecha', label: 'Modificado' },
];

/** The headings of the rows: a press sorts by one, and another one turns the order. */
export function Cabecera({ lista }: { lista: Archivos }) {
  const { direccion, change } = lista;
  const isSorted = direccion.buscar === '';
  const Arrow = direccion.direccion === 'asc' ? ArrowUp : ArrowDown;
  const sort = (orden: Orden) => {
    const isTurned = orden === direccion.orden && direccion.direccion === 'asc';
    change({ orden, direccion: isTurned ? 'desc' : 'asc' });
  };
  return (
    <div className={styles.cabecera}>
      <ElegirTodas label="Elegir todo" />
      <span />
      {columnas.map(({ orden, label, className }) => (
        <span key={label} className={className}>
          {orden && isSorted ? (
            <button
              type="button"
              aria-label={`Ordenar por ${label.toLowerCase()}`}
              aria-pressed={orden === direccion.orden}
              onClick={() => sort(orden)}
            >
              {label}
              {orden === direccion.orden && <Arrow size={14} strokeWidth={2} aria-hidden="true" />}
            </button>
          ) : (
            label
          )}
        </span>
      ))}
      <span />
    </div>
  );
}

import { SearchField } from '../../../../components/search-field';
import styles from './contactos-bar.module.css';
import type { ContactosLista } from './use-contactos-lista';

/** The filters of the list: a text, and one of the etiquetas in use. */
export function ContactosBar({ lista }: { lista: ContactosLista }) {
  const { busqueda, change, etiquetas, todos } = lista;
  const counts = new Map<string, number>();
  for (const id of todos.flatMap(({ tags }) => tags)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const used = etiquetas.filter(({ id }) => counts.has(id) || id === busqueda.etiqueta);

  return (
    <search className={styles.bar}>
      <SearchField
        label="Buscar contactos"
        placeholder="Nombre, empresa, correo, teléfono"
        value={busqueda.buscar}
        onSearch={(buscar) => change({ buscar }, { replace: true })}
      />
      {used.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways
        <div role="group" aria-label="Filtrar por etiqueta" className={styles.tags}>
          {used.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className={styles.tag}
              aria-pressed={id === busqueda.etiqueta}
              onClick={() => change({ etiqueta: id === busqueda.etiqueta ? null : id })}
            >
              {title}
              <span className={styles.count}>{counts.get(id) ?? 0}</span>
            </button>
          ))}
        </div>
      )}
    </search>
  );
}

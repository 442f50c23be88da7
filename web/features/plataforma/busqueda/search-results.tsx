import { SearchX } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SearchOption } from './search-option';
import styles from './search-results.module.css';
import type { useBusqueda } from './use-busqueda';

interface SearchResultsProps {
  search: ReturnType<typeof useBusqueda>;
  listId: string;
  optionId: (index: number) => string;
  onChosen: () => void;
}

/** The results by kind, or the reason why there are none. */
export function SearchResults({ search, listId, optionId, onChosen }: SearchResultsProps) {
  const { grupos, opciones, wanted, activeIndex, activate, isLongEnough, isSettled, problem } = search;
  const isEmpty = isSettled && !problem && opciones.length === 0;

  return (
    <div className={styles.results} aria-busy={isLongEnough && !isSettled}>
      <p role="status" className="visually-hidden">
        {isSettled && opciones.length > 0 && `${opciones.length} ${opciones.length === 1 ? 'resultado' : 'resultados'}`}
        {isEmpty && 'No hay resultados'}
      </p>
      {!isLongEnough && <p className={styles.hint}>Escriba al menos dos letras.</p>}
      {isLongEnough && !isSettled && opciones.length === 0 && (
        <div className={styles.loading}>
          <LoadingSkeleton rows={3} />
        </div>
      )}
      {problem && <ErrorState error={problem.error} title="No se pudo buscar" onRetry={problem.retry} />}
      {isEmpty && <EmptyState Icon={SearchX} title="No hay resultados" text={`Nada coincide con «${wanted}».`} />}
      <div id={listId} role="listbox" aria-label="Resultados" hidden={opciones.length === 0 || Boolean(problem)}>
        {grupos.map((grupo) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={grupo.id} role="group" aria-label={grupo.label}>
            <p className={styles.label} aria-hidden="true">
              {grupo.label}
            </p>
            {grupo.opciones.map((opcion) => {
              const index = opciones.indexOf(opcion);
              return (
                <SearchOption
                  key={opcion.key}
                  id={optionId(index)}
                  opcion={opcion}
                  query={wanted}
                  isActive={index === activeIndex}
                  onPointed={() => activate(index)}
                  onChosen={onChosen}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

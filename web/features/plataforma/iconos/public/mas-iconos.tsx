import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ICON_SETS, iconName } from '../../../../../server/vocabulario/icon-sets';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { FilterButton } from '../../../../components/filter/filter-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { SearchField } from '../../../../components/search-field';
import { contar, formatEntero } from '../../../../lib/numeros';
import { Icono } from '../icono';
import { findIconos } from '../palabras';
import { useConjunto } from '../use-conjunto';
import styles from './mas-iconos.module.css';

/** The most icons that are shown at once. A search finds the others. */
const shown = 96;

interface MasIconosProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The field that holds the name and the set of an icon. */
  name: FieldPath<Values>;
  /** The field with the usual icons. */
  children: ReactNode;
}

/** Any icon of the sets, found by a word. It takes the place of the usual icons of a form when they do not suffice. */
export function MasIconos<Values extends FieldValues>({ control, name, children }: MasIconosProps<Values>) {
  const { field } = useController({ control, name });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack items="start" gap={2} shrinks className={styles.more}>
      {isOpen ? <Buscador value={field.value} onChoose={field.onChange} /> : children}
      <Button size="small" color="primary" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Íconos usuales' : 'Más íconos'}
      </Button>
    </Stack>
  );
}

interface BuscadorProps {
  value: string | undefined;
  onChoose: (name: string) => void;
}

function Buscador({ value, onChoose }: BuscadorProps) {
  const [setId, setSetId] = useState('heroicons-outline');
  const [query, setQuery] = useState('');
  const set = ICON_SETS.find(({ id }) => id === setId) ?? ICON_SETS[0]!;
  const { names, sprite, error, retry } = useConjunto(set);
  const found = names && findIconos(names, query);
  return (
    <Stack gap={3} shrinks role="group" aria-label="Ícono">
      <Row wrap gap={2}>
        <SearchField label="Buscar íconos" placeholder="campana, folder, flecha" value={query} onSearch={setQuery} />
        <FilterButton
          label="Conjunto"
          isRequired
          options={ICON_SETS.map(({ id, name }) => ({ value: id, label: name }))}
          values={[set.id]}
          onChange={([next = setId]) => setSetId(next)}
        />
      </Row>
      {error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {error === undefined && !(found && sprite) && <LoadingSkeleton rows={3} />}
      {found && sprite && (
        <>
          <Text as="p" size="xs" tone="soft" role="status">
            {countText(found.length)}
          </Text>
          <div className={styles.grid}>
            {found.slice(0, shown).map((name) => (
              <button
                key={name}
                type="button"
                className={styles.choice}
                title={name}
                aria-label={name}
                aria-pressed={iconName(set, name) === value}
                onClick={() => onChoose(iconName(set, name))}
              >
                <Icono markup={sprite.get(name)} size={20} />
              </button>
            ))}
          </div>
        </>
      )}
    </Stack>
  );
}

function countText(found: number): string {
  if (found === 0) return 'Ninguno coincide: pruebe otra palabra u otro conjunto.';
  if (found > shown) return `Los primeros ${shown} de ${formatEntero(found)}: busque para ver otros.`;
  return contar(found, 'ícono', 'íconos');
}

import { type KeyboardEvent, useState } from 'react';
import { useColeccion } from '../../../../collection/use-collection';
import { BareButton, Box, Text } from '../../../../components/layout/layout';
import { SearchField } from '../../../../components/search-field';
import { etiquetas } from '../correos';
import styles from './buscador.module.css';
import { isIncompleta, sugerenciasDe } from './sugerencias';

interface BuscadorProps {
  value: string;
  /** What the server says of the search; undefined when it can be read. */
  problema: string | undefined;
  onSearch: (typed: string) => void;
}

/** The search of all mails. It suggests operators while it has the focus. */
export function Buscador({ value, problema, onSearch }: BuscadorProps) {
  const { data: todas = [] } = useColeccion(etiquetas, undefined);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      as="search"
      data-busqueda-propia
      onFocus={() => setIsOpen(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || (event.key === 'Escape' && isOpen)) setIsOpen(false);
        else if (event.key.length === 1) setIsOpen(true);
        move(event, () => setIsOpen(true));
      }}
    >
      <SearchField
        full
        label="Buscar en el correo"
        placeholder="Buscar en todo el correo"
        value={value}
        problem={problema}
        onSearch={(typed) => {
          if (!isIncompleta(typed)) onSearch(typed);
        }}
        below={({ text, write }) => {
          const all = isOpen
            ? sugerenciasDe(
                text,
                todas.map(({ title }) => title),
              )
            : [];
          return (
            all.length > 0 && (
              <Box as="section" aria-label="Para buscar mejor" data-sugerencias className={styles.lista}>
                {all.map(({ nombre, busca, texto }) => (
                  <BareButton key={nombre} className={styles.una} tabIndex={-1} onClick={() => write(texto)}>
                    <Text size="sm" weight="medium" fixed>
                      {nombre}
                    </Text>
                    <Text size="xs" tone="soft" grow shrinks>
                      {busca}
                    </Text>
                  </BareButton>
                ))}
              </Box>
            )
          );
        }}
      />
    </Box>
  );
}

/** Moves the focus among the field and the suggestions below it. */
function move(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-sugerencias] button')];
  open();
  const at = places.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
  if (!places[at]) return;
  event.preventDefault();
  places[at].focus();
}

import { Menu } from 'lucide-react';
import { useState } from 'react';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { PageTitle } from '../../../../components/page-title';
import { SearchField } from '../../../../components/search-field';
import { Sheet } from '../../../../components/ui/sheet';
import { contar } from '../../../../lib/numeros';
import type { Busqueda, ChangeBusqueda } from '../busqueda';
import type { Etiqueta, Nota } from '../notas-api';
import { NuevaNotaLink, type OpenNota } from '../nueva-nota-link';
import styles from './notas-header.module.css';
import { NotasMenu } from './notas-menu';

const lasNotas = { texto: 'Notas', to: '/apps/notes' };

interface NotasHeaderProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  onOpen: OpenNota;
  notas: readonly Nota[] | undefined;
  etiquetas: readonly Etiqueta[];
  /** How many notas are shown; undefined while they load. */
  total: number | undefined;
}

/** The title of the view, its search, and the link to write a new nota. */
export function NotasHeader({ busqueda, onChange, onOpen, notas, etiquetas, total }: NotasHeaderProps) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const etiqueta = etiquetas.find(({ id }) => id === busqueda.vista);
  /** A person without notas is offered the first nota in the middle of the page. The search is hidden then. */
  const isNew = notas?.length === 0 && busqueda.vista === 'notas' && !busqueda.buscar;
  const title = busqueda.vista === 'archivo' ? 'Archivo' : (etiqueta?.title ?? 'Notas');
  return (
    <Row as="header" align="center" wrap gap={3} marginBottom={6}>
      <HintButton
        only="below-lg"
        className={styles.menuButton}
        label="Vistas y etiquetas"
        hintAlign="start"
        aria-haspopup="dialog"
        onClick={() => setIsMenuOpen(true)}
      >
        <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <Stack gap={1} grow shrinks>
        <PageTitle camino={title === 'Notas' ? [] : [lasNotas]}>{title}</PageTitle>
        <Text as="p" tone="soft" aria-live="polite">
          {total === undefined ? '\u00a0' : countText(total, busqueda.buscar !== '')}
        </Text>
      </Stack>
      {!isNew && (
        <>
          <search className={styles.search}>
            <SearchField
              label="Buscar en las notas"
              placeholder="Buscar"
              value={busqueda.buscar}
              onSearch={(buscar) => onChange({ buscar }, { replace: true })}
            />
          </search>
          <NuevaNotaLink busqueda={busqueda} onOpen={onOpen} />
        </>
      )}
      <Sheet
        side="left"
        className={styles.sheet}
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        aria-label="Vistas y etiquetas"
      >
        <Text as="p" pad={[5, 6, 2]} size="lg" weight="strong">
          Notas
        </Text>
        <NotasMenu
          notas={notas}
          etiquetas={etiquetas}
          className={styles.sheetMenu}
          onChoose={() => setIsMenuOpen(false)}
        />
      </Sheet>
    </Row>
  );
}

function countText(total: number, isSearch: boolean): string {
  const count = contar(total, 'nota', 'notas');
  if (total === 0) return isSearch ? 'Ninguna coincide' : 'Todavía no hay ninguna';
  return isSearch ? `${count} ${total === 1 ? 'coincide' : 'coinciden'}` : count;
}

import { useState } from 'react';
import type { CarpetaResumenDto } from '../../../../api/generated/carpetas';
import { Stack } from '../../../../components/layout/layout';
import { useDebounced } from '../../../../lib/use-debounced';
import styles from './carpeta-search.module.css';
import { useCarpetasFindPageQuery } from './carpetas-api';
import { type EstadoCarpeta, useNombreDeEstado } from './estados';

/** The fields that name a carpeta. One that a search found also has its planned day. */
export type CarpetaNombrada = Pick<CarpetaResumenDto, 'id' | 'codigo' | 'caratula'> &
  Partial<Pick<CarpetaResumenDto, 'fechaFirmaPrevista'>>;

interface CarpetaSearchOptions {
  /** Finds only carpetas in these estados. */
  estado?: EstadoCarpeta[];
  /** The id of a carpeta that is left out. */
  without?: string;
  /** Whether the search sends no request yet. */
  skip?: boolean;
}

const none: CarpetaResumenDto[] = [];

/**
 * The props with which a combobox finds a carpeta by number, carátula or parte. Before any typing it lists the latest
 * carpetas.
 */
export function useCarpetaSearch({ estado, without, skip }: CarpetaSearchOptions) {
  const [texto, setTexto] = useState('');
  const text = texto.trim().slice(0, 200);
  const rested = useDebounced(text);
  const { currentData, isFetching } = useCarpetasFindPageQuery(
    {
      buscar: rested || undefined,
      estado,
      papelera: false,
      orden: 'actualizadaEn',
      direccion: 'desc',
      pagina: 1,
      tamano: 10,
    },
    { skip },
  );
  const options = (currentData?.carpetas ?? none).filter(({ id }) => id !== without);
  const field = {
    placeholder: 'Número, carátula o parte',
    isLoading: rested !== text || isFetching,
    filter: null,
    toLabel: ({ codigo, caratula }: CarpetaNombrada) => `${codigo ?? 'Borrador'} · ${caratula}`,
    renderOption: (carpeta: CarpetaNombrada & Partial<CarpetaResumenDto>) => <Opcion carpeta={carpeta} />,
    onSearch: setTexto,
  };
  return { options, field, forget: () => setTexto('') };
}

function Opcion({ carpeta }: { carpeta: CarpetaNombrada & Partial<CarpetaResumenDto> }) {
  const nombreDeEstado = useNombreDeEstado();
  const { codigo, caratula, tipoActo, estado } = carpeta;
  return (
    <Stack as="span" padY="2px" grow shrinks className={styles.option}>
      {caratula}
      <span>
        {[codigo ?? 'Sin número', tipoActo?.nombre, estado && nombreDeEstado(estado)].filter(Boolean).join(' · ')}
      </span>
    </Stack>
  );
}

import { Search, SearchX, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTodosLosComandos } from '../../../comandos/comandos';
import { readRecientes } from '../../../comandos/recientes';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { HintButton } from '../../../components/hint-button';
import type { PanelProps } from '../../../components/late-panel';
import { Box, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Dialog } from '../../../components/ui/dialog';
import { contar } from '../../../lib/numeros';
import { useDebounced } from '../../../lib/use-debounced';
import { usePositionStyle } from '../../../lib/use-position-style';
import { selectScope } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { comandosHallados } from './comandos-hallados';
import { type Contexto, type GrupoDeOpciones, opcionesDeComandos, opcionesOf } from './options';
import { useSearchFindQuery } from './search-api';
import { SearchOption } from './search-option';
import styles from './search-panel.module.css';

/** The fewest letters that start a search. */
const fewestLetters = 2;

/** The search panel over the top bar; on a phone it fills the screen. It is a combobox whose options are links. */
export function SearchPanel({ anchor, onClose, ...contexto }: PanelProps & Contexto) {
  const listId = useId();
  const search = useSearch(contexto);
  const { opciones, activeIndex, activate, isSettled, hasComandos } = search;
  const optionId = (index: number) => `${listId}-${index}`;
  const earlyEnter = useOpenFirstOnEarlyEnter(isSettled, () => open(0));

  const open = (index: number) => document.getElementById(optionId(index))?.click();
  const move = (index: number) => {
    activate(index);
    const next = (index + opciones.length) % opciones.length;
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(activeIndex + 1),
    ArrowUp: () => move(activeIndex - 1),
    Home: () => move(0),
    End: () => move(opciones.length - 1),
    Enter: () => open(activeIndex),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isSettled && !hasComandos) earlyEnter.begin();
    else if (opciones.length === 0) return;
    else act();
    event.preventDefault();
  };

  return (
    <Dialog className={styles.panel} style={useBarPlace(anchor)} aria-label="Buscar" onClose={onClose}>
      <div className={styles.bar}>
        <Search className={styles.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          autoFocus
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Buscar en toda la oficina"
          aria-autocomplete="list"
          aria-expanded={opciones.length > 0}
          aria-controls={listId}
          aria-activedescendant={opciones.length > 0 ? optionId(activeIndex) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder="Buscar carpetas, personas, documentos…"
          value={search.text}
          onChange={({ target }) => {
            earlyEnter.end();
            search.setText(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <HintButton className={styles.close} label="Cerrar la búsqueda" hintAlign="end" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </div>
      <SearchResults search={search} listId={listId} optionId={optionId} onChosen={onClose} />
    </Dialog>
  );
}

/** Opens the first result when the person pressed Enter before the answer arrived. `begin` notes that press. */
function useOpenFirstOnEarlyEnter(isSettled: boolean, openFirst: () => void) {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isSettled || !isAwaited.current) return;
    isAwaited.current = false;
    openFirst();
  });
  return {
    begin: () => {
      isAwaited.current = true;
    },
    end: () => {
      isAwaited.current = false;
    },
  };
}

/** Places the panel over the bar that contains the button, with the same width. */
function useBarPlace(anchor: HTMLElement): CSSProperties {
  const place = usePositionStyle(anchor.closest('header') ?? anchor, ({ left, width, top }) => {
    return `${left}px ${width}px ${Math.max(0, top)}px`;
  });
  const [left, width, top] = place.split(' ');
  return { '--bar-left': left, '--bar-width': width, '--bar-top': top } as CSSProperties;
}

interface SearchResultsProps {
  search: ReturnType<typeof useSearch>;
  listId: string;
  optionId: (index: number) => string;
  onChosen: () => void;
}

/** The results by kind, or the reason why there are none. */
function SearchResults({ search, listId, optionId, onChosen }: SearchResultsProps) {
  const { grupos, opciones, wanted, activeIndex, activate, isLongEnough, isSettled, problem } = search;
  const isShort = wanted !== '' && !isLongEnough && opciones.length === 0;
  const isEmpty = isSettled && !problem && opciones.length === 0;

  return (
    <div className={styles.results} aria-busy={isLongEnough && !isSettled}>
      <p role="status" className="visually-hidden">
        {isSettled && opciones.length > 0 && contar(opciones.length, 'resultado', 'resultados')}
        {isEmpty && 'No hay resultados'}
      </p>
      {isShort && (
        <Text as="p" pad={[4, 6]} tone="soft" className={styles.hint}>
          Escriba otra letra para buscar.
        </Text>
      )}
      {isLongEnough && !isSettled && opciones.length === 0 && (
        <Box padX={6} className={styles.loading}>
          <LoadingSkeleton rows={3} />
        </Box>
      )}
      {problem && <ErrorState error={problem.error} title="No se pudo buscar" onRetry={problem.retry} />}
      {isEmpty && <EmptyState Icon={SearchX} title="No hay resultados" text={`Nada coincide con «${wanted}».`} />}
      <div id={listId} role="listbox" aria-label="Resultados" hidden={opciones.length === 0}>
        {grupos.map((grupo) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={grupo.id} role="group" aria-label={grupo.label}>
            <Text
              as="p"
              pad={[3, 6, 1]}
              size="xs"
              weight="strong"
              tone="soft"
              className={styles.label}
              aria-hidden="true"
            >
              {grupo.label}
            </Text>
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

/** The typed text, its results, and the active result. */
function useSearch({ isPage, estadoName }: Contexto) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const rested = useDebounced(wanted);
  const isLongEnough = wanted.length >= fewestLetters;
  const { data, isFetching, isError, error, refetch } = useSearchFindQuery(
    { searchDto: { query: rested, grupos: 'todos' } },
    { skip: !isLongEnough || rested.length < fewestLetters },
  );
  const comandos = useComandosOfrecidos(wanted);
  const found = useMemo(
    () => (isLongEnough && data ? opcionesOf(data, { isPage, estadoName }) : []),
    [data, estadoName, isLongEnough, isPage],
  );
  const grupos = useMemo(() => [...comandos, ...withoutLinksOf(comandos, found)], [comandos, found]);
  const isSettled = isLongEnough && wanted === rested && !isFetching;

  const opciones = grupos.flatMap((grupo) => grupo.opciones);
  // The first option is active until another one is chosen for this text. Later answers leave it active.
  const [active, setActive] = useState({ wanted, key: '' });
  const chosen = opciones.findIndex(({ key }) => active.wanted === wanted && key === active.key);

  return {
    text,
    setText,
    wanted,
    isLongEnough,
    /** Whether the results belong to the typed text. */
    isSettled,
    grupos,
    opciones,
    /** Whether the first option is a comando, which needs no answer. */
    hasComandos: comandos.length > 0,
    activeIndex: Math.max(0, chosen),
    activate: (next: number) => setActive({ wanted, key: opciones.at(next % opciones.length)?.key ?? '' }),
    problem: isSettled && isError ? { error, retry: () => void refetch() } : null,
  };
}

/** The comandos for the typed text. Without a text, the things that were opened last come first. */
function useComandosOfrecidos(wanted: string): GrupoDeOpciones[] {
  const comandos = useTodosLosComandos();
  const scope = useAppSelector(selectScope);
  const { pathname } = useLocation();
  // The thing that is open need not be opened.
  const [recientes] = useState(() =>
    readRecientes(scope)
      .filter(({ to }) => to !== pathname && !pathname.startsWith(`${to}/`))
      .map(({ to, titulo, icon }) => ({ key: to, texto: titulo, icon, to })),
  );
  return useMemo(() => {
    const abiertos = { label: 'Recientes', orden: 0, comandos: recientes };
    return opcionesDeComandos(comandosHallados([abiertos, ...comandos], wanted));
  }, [comandos, recientes, wanted]);
}

/** The found results without the pages that the comandos open. */
function withoutLinksOf(comandos: readonly GrupoDeOpciones[], found: readonly GrupoDeOpciones[]): GrupoDeOpciones[] {
  const links = new Set(comandos.flatMap(({ opciones }) => opciones.map(({ link }) => link)));
  return found
    .map((grupo) => ({ ...grupo, opciones: grupo.opciones.filter(({ link }) => !link || !links.has(link)) }))
    .filter(({ opciones }) => opciones.length > 0);
}

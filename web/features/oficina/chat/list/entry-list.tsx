import { MailOpen, UsersRound } from 'lucide-react';
import { useState } from 'react';
import bar from '../../../../components/filter/filter-bar.module.css';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { SearchField } from '../../../../components/search-field';
import { matcherOf } from '../../../../lib/coincidencias';
import { useUrlState } from '../../../../lib/use-url-state';
import { type ChatEntry, unreadOf } from '../chat-entries';
import { chatSchema } from '../use-open-entry';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row';
import { FoundMensajes } from './found-mensajes';

const { Panel: NuevoGrupo, preload } = latePanel(async () => (await import('../grupos/nuevo-grupo')).NuevoGrupo);

interface EntryListProps {
  entries: ChatEntry[];
  current: ChatEntry | null;
  /** The search and the filter of the list as a query. */
  search: string;
}

/** The person's conversations and the other members, with a search of names and messages, or only what is unread. */
export function EntryList({ entries, current, search }: EntryListProps) {
  const [{ buscar, filtro: isUnreadOnly }, change] = useUrlState(chatSchema);
  const [isMaking, setIsMaking] = useState(false);
  const matches = matcherOf(buscar);
  // The open conversation stays, since opening it reads it.
  const isListed = (entry: ChatEntry) => !isUnreadOnly || unreadOf(entry) > 0 || entry === current;
  const found = entries.filter((entry) => matches(entry.nombre) && isListed(entry));

  return (
    <Row column shrinks="y">
      <Stack as="header" pad={4} gap={3} fixed bounded line="bottom">
        <Row align="center" justify="between">
          <Text as="h2" size="xl" weight="strong" className={styles.title}>
            Conversaciones
          </Text>
          <Row align="center" gap={1}>
            <button
              type="button"
              className={bar.toggle}
              aria-pressed={isUnreadOnly}
              onClick={() => change({ filtro: !isUnreadOnly }, { replace: true })}
            >
              <MailOpen size={16} strokeWidth={1.75} aria-hidden="true" />
              Sin leer
            </button>
            <HintButton
              label="Nuevo grupo"
              hintAlign="end"
              aria-haspopup="dialog"
              onPointerEnter={preload}
              onFocus={preload}
              onClick={() => setIsMaking(true)}
            >
              <UsersRound size={18} strokeWidth={1.75} aria-hidden="true" />
            </HintButton>
          </Row>
        </Row>
        <search>
          <SearchField
            full
            label="Buscar personas y mensajes"
            value={buscar}
            onSearch={(typed) => change({ buscar: typed }, { replace: true })}
          />
        </search>
      </Stack>
      <Box as="nav" grow shrinks="y" scrolls className={styles.rows} aria-label="Conversaciones">
        <ul>
          {found.map((entry) => (
            <EntryRow key={entry.clave} entry={entry} isCurrent={entry.clave === current?.clave} search={search} />
          ))}
        </ul>
        <Box as="p" pad={[1, 4, 3]} tone="soft" className={styles.none} role="status">
          {found.length === 0 && nothingText(buscar, isUnreadOnly)}
        </Box>
        <FoundMensajes entries={entries} search={buscar} />
      </Box>
      {isMaking && <NuevoGrupo onClose={() => setIsMaking(false)} />}
    </Row>
  );
}

function nothingText(buscar: string, isUnreadOnly: boolean): string {
  if (isUnreadOnly) return buscar ? `Nada sin leer de «${buscar}».` : 'Nada sin leer.';
  return buscar ? `Nadie se llama «${buscar}».` : 'Todavía no hay otros miembros en la oficina.';
}

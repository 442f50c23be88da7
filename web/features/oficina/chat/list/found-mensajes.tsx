import { Link } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { Box, Row, Text } from '../../../../components/layout/layout';
import { Marked } from '../../../../components/marked';
import { htmlToText } from '../../../../components/rich-text/safe-html';
import { cutMatches } from '../../../../lib/coincidencias';
import { formatWhen } from '../../../../lib/format-when';
import { searchOf } from '../../../../lib/use-url-state';
import { type Mensaje, useConversacionesSearchQuery } from '../chat-api';
import type { ChatEntry } from '../chat-entries';
import { EntryAvatar } from '../entry-avatar';
import { authorOf } from '../mensaje-html';
import { chatSchema } from '../use-open-entry';
import styles from './entry-list.module.css';

/** How many characters are shown before the first match. */
const charsBefore = 30;

/** The shortest text that is searched: a shorter text would match nearly all messages. */
const minSearch = 2;

interface FoundMensajesProps {
  entries: readonly ChatEntry[];
  search: string;
}

/** The messages that match the search. Each is a link to its place in the conversation. */
export function FoundMensajes({ entries, search }: FoundMensajesProps) {
  const isAsked = search.length >= minSearch;
  const { currentData: found, error } = useConversacionesSearchQuery({ buscar: search }, { skip: !isAsked });
  if (!isAsked) return null;
  return (
    <Box as="section" line="top" padBottom={3} className={styles.found} aria-label="Mensajes">
      <h3>Mensajes</h3>
      <ul>
        {found?.map((mensaje) => (
          <FoundMessage
            key={mensaje.id}
            mensaje={mensaje}
            entry={entries.find(({ conversacion }) => conversacion?.id === mensaje.conversacionId)}
            search={search}
          />
        ))}
      </ul>
      <Box as="p" pad={[1, 4, 3]} tone="soft" className={styles.none} role="status">
        {error ? apiMessage(error) : !found ? 'Buscando…' : found.length === 0 && 'Ningún mensaje tiene esas palabras.'}
      </Box>
    </Box>
  );
}

interface FoundMessageProps {
  mensaje: Mensaje;
  /** Undefined when the list does not have the conversation: the person sees its carpeta, but takes no part. */
  entry: ChatEntry | undefined;
  search: string;
}

function FoundMessage({ mensaje, entry, search }: FoundMessageProps) {
  const { id, conversacionId, esPropio, valor, creadoEn } = mensaje;
  const author = authorOf(mensaje);
  const address = searchOf(chatSchema, { con: null, buscar: search, filtro: false, mensaje: id });
  return (
    <li>
      <Box as={Link} hover focusInside className={styles.row} to={`/chat/${conversacionId}${address}`}>
        {entry && <EntryAvatar entry={entry} size={32} />}
        <Box as="span" grow shrinks>
          <Row as="span" align="center" justify="between" gap={2}>
            <Text weight="medium" className={styles.name}>
              {entry?.nombre ?? author}
            </Text>
            <Box as="span" fixed size="xs" tone="soft" numeric>
              {formatWhen(creadoEn)}
            </Box>
          </Row>
          <Text size="sm" tone="soft" breaks clamp={2} className={styles.excerpt}>
            {(esPropio || !entry?.contacto) && `${author}: `}
            <Marked text={aroundMatch(htmlToText(valor), search)} query={search} />
          </Text>
        </Box>
      </Box>
    </li>
  );
}

/** The part of a text that shows its first match near the beginning. */
function aroundMatch(text: string, search: string): string {
  const [first] = cutMatches(text, search);
  const start = first && !first.isMatch && first.text.length < text.length ? first.text.length - charsBefore : 0;
  if (start <= 0) return text;
  const space = text.indexOf(' ', start);
  return `…${text.slice(space > 0 && space < start + charsBefore ? space + 1 : start)}`;
}

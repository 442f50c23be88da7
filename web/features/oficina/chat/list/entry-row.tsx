import { BellOff, Folder } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Box, Cut, Row, Text } from '../../../../components/layout/layout';
import { seenNames } from '../../../../components/presence-dot';
import { formatWhen } from '../../../../lib/format-when';
import { addressOf, type ChatEntry, unreadOf } from '../chat-entries';
import { EntryAvatar } from '../entry-avatar';
import styles from './entry-list.module.css';

interface EntryRowProps {
  entry: ChatEntry;
  isCurrent: boolean;
  /** The search and the filter of the list as a query, which the link keeps. */
  search: string;
}

/**
 * A conversation in the list: its name, its last message with the time, and the unread count. A conversation of a
 * carpeta has a link to the carpeta.
 */
export const EntryRow = memo(function EntryRow({ entry, isCurrent, search }: EntryRowProps) {
  const { nombre, conversacion } = entry;
  const carpeta = conversacion?.carpeta;
  const unread = unreadOf(entry);
  return (
    <li className={styles.item}>
      <Box
        as={Link}
        hover
        focusInside
        className={styles.row}
        to={addressOf(entry, search)}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={unread > 0}
        data-carpeta={Boolean(carpeta)}
      >
        <EntryAvatar entry={entry} />
        <Box as="span" grow shrinks>
          <Row as="span" align="center" justify="between" gap={2}>
            <Text weight="medium" className={styles.name}>
              {carpeta?.caratula || nombre}
            </Text>
            <Box as="span" fixed size="xs" tone="soft" numeric>
              {conversacion?.ultimo && formatWhen(conversacion.ultimo.en)}
            </Box>
          </Row>
          <Row as="span" align="center" justify="between" gap={2}>
            <Cut size="sm" tone="soft" className={styles.last}>
              {lastLineOf(entry)}
            </Cut>
            <Row as="span" align="center" gap={1} fixed tone="soft">
              {conversacion?.silenciada && <BellOff size={14} strokeWidth={1.75} role="img" aria-label="Silenciado" />}
              {unread > 0 && (
                <Box as="span" size="xs" weight="strong" centered round="full" className={styles.count}>
                  {unread > 99 ? '99+' : unread}
                  <span className="visually-hidden"> sin leer</span>
                </Box>
              )}
            </Row>
          </Row>
        </Box>
      </Box>
      {carpeta && (
        <Box
          as={Link}
          underline="hover"
          className={styles.carpeta}
          to={`/carpetas/${carpeta.id}`}
          aria-label={`Abrir la carpeta ${carpeta.codigo}`}
        >
          <Folder size={12} strokeWidth={2} aria-hidden="true" />
          {carpeta.codigo}
        </Box>
      )}
    </li>
  );
});

/** The last message, in a group with its author. Before the first message: the presence of the contact. */
function lastLineOf({ contacto, conversacion }: ChatEntry): string {
  const ultimo = conversacion?.ultimo;
  if (!ultimo) return contacto ? seenNames[contacto.estado] : 'Todavía no hay mensajes';
  const text = ultimo.texto ?? 'Mensaje eliminado';
  if (ultimo.esPropio) return `Usted: ${text}`;
  return contacto ? text : `${ultimo.autor?.nombre.split(' ')[0] ?? 'Alguien'}: ${text}`;
}

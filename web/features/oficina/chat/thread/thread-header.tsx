import { Bell, BellOff, FolderOpen } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { HintButton } from '../../../../components/hint-button';
import { IconLink } from '../../../../components/icon-link';
import { latePanel } from '../../../../components/late-panel';
import { Box, Cut, Row, Text } from '../../../../components/layout/layout';
import { seenNames } from '../../../../components/presence-dot';
import { byId } from '../../../../lib/by-id';
import { contar } from '../../../../lib/numeros';
import { type ConversacionDetalle, conversaciones, useChatFindContactosQuery } from '../chat-api';
import type { ChatEntry } from '../chat-entries';
import { EntryAvatar } from '../entry-avatar';
import styles from './thread.module.css';

const nobody: ConversacionDetalle['personas'] = [];

const { Panel: InfoPanel, preload } = latePanel(async () => (await import('../info/info-panel')).InfoPanel);

interface ThreadHeaderProps {
  entry: ChatEntry;
  detalle: ConversacionDetalle | undefined;
  back?: ReactNode;
  isInCarpeta: boolean;
  /** The text that says who is writing; empty when nobody is. */
  escribiendo: string;
}

/** The header of a thread: the conversation's name, and buttons to mute it and to see its people. */
export function ThreadHeader({ entry, detalle, back, isInCarpeta, escribiendo }: ThreadHeaderProps) {
  const { nombre, contacto, conversacion } = entry;
  const { escribir } = useEscribir();
  const [isOpen, setIsOpen] = useState(false);
  const show = () => setIsOpen(true);
  const personas = usePersonas(detalle);
  const mute = (id: string, silenciada: boolean) =>
    void escribir(conversaciones.send('conversacionesUpdate', { id, modificarConversacionDto: { silenciada } }));
  const Icon = conversacion?.silenciada ? BellOff : Bell;
  const isThere = personas.filter(({ estado }) => estado === 'enLinea' || estado === 'ocupado').length;
  const people = conversacion ? peopleText(conversacion.participantes, isThere) : '';
  const estado = contacto ? seenNames[contacto.estado] : people;
  return (
    <Row as="header" pad={[2, 3, 2, 4]} gap={3} align="center" fixed minHeight={60} line="bottom">
      {back}
      <Row relative align="center" gap={3} grow shrinks>
        <EntryAvatar entry={entry} size={36} />
        <Box grow shrinks>
          <Text as="h2" size="md" weight="strong" className={styles.name}>
            <button type="button" title="Información" onPointerEnter={preload} onFocus={preload} onClick={show}>
              {nombre}
            </button>
          </Text>
          <Cut as="p" size="xs" tone="soft" className={styles.estado} data-writing={escribiendo !== ''}>
            {escribiendo || estado}
          </Cut>
        </Box>
      </Row>
      {conversacion?.carpeta && !isInCarpeta && (
        <IconLink to={`/carpetas/${conversacion.carpeta.id}`} title="Abrir la carpeta" label="Abrir la carpeta">
          <FolderOpen size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconLink>
      )}
      {conversacion && (
        <HintButton
          label={conversacion.silenciada ? 'Activar los avisos' : 'Silenciar'}
          hintAlign="end"
          onClick={() => mute(conversacion.id, !conversacion.silenciada)}
        >
          <Icon size={18} strokeWidth={1.75} />
        </HintButton>
      )}
      {isOpen && <InfoPanel entry={entry} personas={personas} onClose={() => setIsOpen(false)} />}
    </Row>
  );
}

/** «3 personas, 2 en línea»; both numbers include the person. */
function peopleText(count: number, there: number): string {
  // In the conversation of a carpeta, nobody takes part until somebody has written.
  if (count === 0) return '';
  const people = contar(count, 'persona', 'personas');
  return there > 1 ? `${people}, ${there} en línea` : people;
}

/** The people who take part in a conversation, each with their current presence. */
function usePersonas(detalle: ConversacionDetalle | undefined): ConversacionDetalle['personas'] {
  const { data: contacts } = useChatFindContactosQuery();
  const personas = detalle?.personas ?? nobody;
  return useMemo(() => {
    const present = byId(contacts);
    return personas.map((persona) => ({ ...persona, ...present.get(persona.id) }));
  }, [personas, contacts]);
}

import { FolderOpen, X } from 'lucide-react';
import { useId } from 'react';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { LinkButton } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { seenNames } from '../../../../components/presence-dot';
import { Sheet } from '../../../../components/ui/sheet';
import { Switch } from '../../../../components/ui/switch';
import { type ConversacionDetalle, conversaciones } from '../chat-api';
import { ConversationAvatar } from '../conversation-avatar';
import type { Conversation } from '../conversations';
import { Archivos } from './archivos';
import { Datos } from './datos';
import { Enlaces } from './enlaces';
import { FotoDeGrupo } from './foto-de-grupo';
import styles from './info-panel.module.css';
import { NombreDeGrupo } from './nombre-de-grupo';
import { Personas } from './personas';
import { SalirDelGrupo } from './salir-del-grupo';

interface InfoPanelProps {
  conversation: Conversation;
  /** Who takes part, each with their presence. */
  personas: ConversacionDetalle['personas'];
  onClose: () => void;
}

/** Whom a conversation is with, and what can be changed of it. */
export function InfoPanel({ conversation, personas, onClose }: InfoPanelProps) {
  const { nombre, contacto, conversacion } = conversation;
  const titleId = useId();
  const { escribir } = useEscribir();
  const mute = (id: string, silenciada: boolean) =>
    void escribir(conversaciones.send('conversacionesUpdate', { id, modificarConversacionDto: { silenciada } }));
  return (
    <Sheet side="right" className={styles.panel} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          Información
        </h2>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </header>
      <div className={styles.body}>
        <div className={styles.who}>
          <ConversationAvatar conversation={conversation} size={88} />
          {conversacion?.tipo === 'grupo' && conversacion.administra && <FotoDeGrupo conversacion={conversacion} />}
          {conversacion?.tipo === 'grupo' ? (
            <NombreDeGrupo conversacion={conversacion} />
          ) : (
            <h3 className={styles.name}>{nombre}</h3>
          )}
          {contacto && (
            <p className={styles.about}>
              {contacto.about} · {seenNames[contacto.estado]}
            </p>
          )}
          {conversacion?.carpeta && (
            <LinkButton
              variant="outlined"
              size="small"
              startIcon={<FolderOpen size={16} strokeWidth={1.75} aria-hidden="true" />}
              to={`/carpetas/${conversacion.carpeta.id}`}
            >
              Abrir la carpeta
            </LinkButton>
          )}
        </div>
        {conversacion && (
          <section className={styles.section}>
            <Switch
              label="Silenciar"
              help="Sus mensajes no se cuentan ni le avisan, salvo que le mencionen."
              checked={conversacion.silenciada}
              onChange={(silenciada) => mute(conversacion.id, silenciada)}
            />
          </section>
        )}
        {contacto && <Datos contactoId={contacto.id} />}
        {conversacion && <Archivos conversacionId={conversacion.id} />}
        {conversacion && <Enlaces conversacionId={conversacion.id} />}
        {conversacion && conversacion.tipo !== 'directo' && (
          <Personas conversacion={conversacion} personas={personas} onLeft={onClose} />
        )}
        {conversacion?.tipo === 'grupo' && <SalirDelGrupo conversacion={conversacion} onLeft={onClose} />}
      </div>
    </Sheet>
  );
}

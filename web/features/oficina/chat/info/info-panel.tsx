import { Camera, FolderOpen, LogOut, Pencil, X } from 'lucide-react';
import { useId, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { useEscribir } from '../../../../collection/use-escribir';
import { useLeave } from '../../../../collection/use-leave';
import { Button, LinkButton } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { FormDialog } from '../../../../components/form-dialog';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { ImagenButtons } from '../../../../components/pictures/imagen-buttons';
import { cuadroFormato } from '../../../../components/pictures/recorte';
import { seenNames } from '../../../../components/presence-dot';
import { Input } from '../../../../components/ui/input';
import { Sheet } from '../../../../components/ui/sheet';
import { Switch } from '../../../../components/ui/switch';
import { selectUser } from '../../../../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { Adjuntos } from '../adjuntos/adjuntos';
import { type Conversacion, type ConversacionDetalle, conversaciones, leaveGrupo } from '../chat-api';
import type { ChatEntry } from '../chat-entries';
import { EntryAvatar } from '../entry-avatar';
import { Datos } from './datos';
import { Enlaces } from './enlaces';
import styles from './info-panel.module.css';
import { useAdjuntosInfiniteQuery } from './pages-api';
import { Personas } from './personas';

interface InfoPanelProps {
  entry: ChatEntry;
  /** The people who take part, each with their presence. */
  personas: ConversacionDetalle['personas'];
  onClose: () => void;
}

/** The people of a conversation, and the settings that the person can change. */
export function InfoPanel({ entry, personas, onClose }: InfoPanelProps) {
  const { nombre, contacto, conversacion } = entry;
  const titleId = useId();
  const { escribir } = useEscribir();
  const mute = (id: string, silenciada: boolean) =>
    void escribir(conversaciones.send('conversacionesUpdate', { id, modificarConversacionDto: { silenciada } }));
  return (
    <Sheet side="right" className={styles.panel} aria-labelledby={titleId} onClose={onClose}>
      <Row
        as="header"
        pad={[0, 3, 0, 5]}
        align="center"
        justify="between"
        fixed
        line="bottom"
        className={styles.header}
      >
        <Text id={titleId} as="h2" size="lg" weight="strong">
          Información
        </Text>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Row>
      <Box grow shrinks="y" scrolls>
        <Stack items="center" gap={2} pad={[6, 5]} centered>
          <EntryAvatar entry={entry} size={88} />
          {conversacion?.tipo === 'grupo' && conversacion.administra && <FotoDeGrupo conversacion={conversacion} />}
          {conversacion?.tipo === 'grupo' ? (
            <NombreDeGrupo conversacion={conversacion} />
          ) : (
            <Text as="h3" size="xl" weight="strong" breaks className={styles.name}>
              {nombre}
            </Text>
          )}
          {contacto && (
            <Text as="p" size="sm" tone="soft">
              {contacto.about} · {seenNames[contacto.estado]}
            </Text>
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
        </Stack>
        {conversacion && (
          <Box as="section" line="top" pad={[4, 5]}>
            <Switch
              label="Silenciar"
              help="Sus mensajes no se cuentan ni le avisan, salvo que le mencionen."
              checked={conversacion.silenciada}
              onChange={(silenciada) => mute(conversacion.id, silenciada)}
            />
          </Box>
        )}
        {contacto && <Datos contactoId={contacto.id} />}
        {conversacion && <Archivos conversacionId={conversacion.id} />}
        {conversacion && <Enlaces conversacionId={conversacion.id} />}
        {conversacion && conversacion.tipo !== 'directo' && (
          <Personas conversacion={conversacion} personas={personas} onLeft={onClose} />
        )}
        {conversacion?.tipo === 'grupo' && <SalirDelGrupo conversacion={conversacion} onLeft={onClose} />}
      </Box>
    </Sheet>
  );
}

/** Lets an administrator of the group choose its picture, or remove it. */
function FotoDeGrupo({ conversacion: { id, foto } }: { conversacion: Conversacion }) {
  const dispatch = useAppDispatch();
  const { escribir } = useEscribir();
  return (
    <ImagenButtons
      nombre="foto"
      Icon={Camera}
      formato={cuadroFormato}
      hasImage={foto !== null}
      onChoose={(imagen) => dispatch(conversaciones.send('grupoFotoPut', { id, body: { foto: imagen } }))}
      onRemove={() => void escribir(conversaciones.send('grupoFotoRemove', { id }))}
    />
  );
}

/** The pictures and files that were sent in a conversation, the newest first. Not shown when there are none. */
function Archivos({ conversacionId }: { conversacionId: string }) {
  const { currentData, hasNextPage, fetchNextPage, isFetchingNextPage } = useAdjuntosInfiniteQuery(conversacionId);
  const adjuntos = currentData?.pages.flatMap((page) => page.adjuntos) ?? [];
  if (adjuntos.length === 0) return null;
  return (
    <Box as="section" line="top" pad={[4, 5]} aria-label="Archivos">
      <Row align="center" justify="between" minHeight={36}>
        <Text as="h3" size="md" weight="strong">
          Archivos
        </Text>
      </Row>
      <Adjuntos adjuntos={adjuntos} />
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver anteriores
        </Button>
      )}
    </Box>
  );
}

function SalirDelGrupo({ conversacion, onLeft }: { conversacion: Conversacion; onLeft: () => void }) {
  const usuarioId = useAppSelector(selectUser)?.id ?? '';
  const { escribir } = useEscribir();
  const confirm = useConfirm();
  const goTo = useLeave();
  const leave = async () => {
    const isSure = await confirm({
      title: `¿Salir de «${conversacion.nombre}»?`,
      message: 'Dejará de leer el grupo. Quien lo administra puede volver a sumarle.',
      actions: { confirm: { label: 'Salir' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    onLeft();
    await goTo('/chat');
    const answer = await escribir(leaveGrupo(conversacion.id, usuarioId));
    if (answer === undefined) await goTo(`/chat/${conversacion.id}`);
  };
  return (
    <Box as="section" line="top" pad={[4, 5]}>
      <Button
        className={styles.leave}
        color="danger"
        startIcon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={leave}
      >
        Salir del grupo
      </Button>
    </Box>
  );
}

/** The name of a group. An administrator of the group can change it. */
function NombreDeGrupo({ conversacion }: { conversacion: Conversacion }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Row align="center" justify="center" gap={1} className={styles.named}>
      <Text as="h3" size="xl" weight="strong" breaks className={styles.name}>
        {conversacion.nombre}
      </Text>
      {conversacion.administra && (
        <HintButton size="small" label="Cambiar el nombre" hintAlign="end" onClick={() => setIsEditing(true)}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      {isEditing && <NombreDialog conversacion={conversacion} onClose={() => setIsEditing(false)} />}
    </Row>
  );
}

function NombreDialog({ conversacion: { id, nombre }, onClose }: { conversacion: Conversacion; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(nombre);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    if (!typed.trim()) {
      setProblem('Escriba el nombre del grupo');
      return;
    }
    try {
      const modificarConversacionDto = { nombre: typed.trim() };
      await dispatch(conversaciones.send('conversacionesUpdate', { id, modificarConversacionDto }));
      onClose();
    } catch (error) {
      setProblem(apiMessage(error));
    }
  };
  return (
    <FormDialog
      title="Cambiar el nombre"
      submitLabel="Guardar"
      isSubmitting={false}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
    >
      <Input
        label="Nombre"
        required
        autoFocus
        maxLength={80}
        value={typed}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

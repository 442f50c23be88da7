import { Camera, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../../../components/avatar';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { FileButton } from '../../../../components/file-button';
import { useRefusal } from '../../../../components/form/refusal';
import { latePanel } from '../../../../components/late-panel';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { maxMib, problemOfFoto, tipos } from '../../../../components/pictures/recorte';
import { useToast } from '../../../../components/toast-actions';
import type { Usuario } from '../../../../session/session';
import { userPatched } from '../../../../session/session-slice';
import { useAppDispatch } from '../../../../store/hooks';
import styles from './foto.module.css';
import { useAvatarPutMutation, useAvatarRemoveMutation } from './perfil-api';

const { Panel: RecorteDialog } = latePanel(
  async () => (await import('../../../../components/pictures/recorte-dialog')).RecorteDialog,
);

/** The person's picture. The person can remove it, or replace it with a chosen part of another picture. */
export function Foto({ user: { id, name, avatar, estado } }: { user: Usuario }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [cambiar] = useAvatarPutMutation();

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const refused = problemOfFoto(chosen);
    setProblem(refused);
    setFile(refused ? null : chosen);
  };

  const refuseUnreadable = () => {
    setFile(null);
    setProblem('No se pudo leer la imagen: pruebe con otra.');
  };

  const save = async (avatar: Blob) => {
    const user = await cambiar({ body: { avatar } }).unwrap();
    dispatch(userPatched({ avatar: user.avatar }));
    toast('Su foto quedó guardada');
  };

  return (
    <Row align="center" wrap gap={[4, 5]}>
      <Avatar isOwn id={id} name={name} avatar={avatar} estado={estado} size={80} />
      <Stack gap={2} shrinks>
        <Row wrap gap={2}>
          <FileButton
            variant="outlined"
            startIcon={<Camera size={16} strokeWidth={1.75} />}
            label="Elegir una foto"
            accept={tipos.join()}
            onFiles={choose}
          >
            {avatar ? 'Cambiar foto' : 'Subir foto'}
          </FileButton>
          {avatar && <QuitarFoto />}
        </Row>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : (
          <Text as="p" size="sm" tone="soft">
            JPEG, PNG, WebP o GIF de hasta {maxMib} MB.
          </Text>
        )}
      </Stack>
      {file && (
        <RecorteDialog file={file} onClose={() => setFile(null)} onUnreadable={refuseUnreadable} onSave={save} />
      )}
    </Row>
  );
}

function QuitarFoto() {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const refuse = useRefusal();
  const [quitar, { isLoading }] = useAvatarRemoveMutation();

  const remove = async () => {
    const isSure = await confirm({
      title: '¿Quitar la foto?',
      message: 'En su lugar se verán sus iniciales.',
      actions: { confirm: { label: 'Quitar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await quitar().unwrap();
      dispatch(userPatched({ avatar: null }));
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Button startIcon={<Trash2 size={16} strokeWidth={1.75} />} loading={isLoading} onClick={() => void remove()}>
      Quitar foto
    </Button>
  );
}

import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCuentaActualPutLogoMutation, useCuentaActualRemoveLogoMutation } from '../../../../api/cuenta-api';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { FileButton } from '../../../../components/file-button';
import { useRefusal } from '../../../../components/form/refusal';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { maxMib, problemOfFoto, tipos } from '../../../../components/pictures/recorte';
import { useToast } from '../../../../components/toast-actions';
import { Seccion } from '../section';
import styles from './cuenta.module.css';

const remove = {
  title: '¿Quitar el logo?',
  message: 'La cuenta se mostrará sin logo.',
  actions: { confirm: { label: 'Quitar' }, cancel: { label: 'Cancelar' } },
  dismissible: true,
};

/** Shows the cuenta's logo, and lets a titular change or remove it. */
export function LogoSection({ logo, canManage }: { logo: string | null; canManage: boolean }) {
  return (
    <Seccion
      anchor="logo"
      title="Logo"
      text={canManage ? 'Identifica a la oficina.' : 'Solo un titular puede cambiarlo.'}
    >
      <Row align="center" wrap gap={[4, 5]}>
        <div className={styles.logoBox}>
          {logo ? (
            <img className={styles.logoImage} src={logo} alt="Logo de la cuenta" />
          ) : (
            <Text size="sm" tone="soft">
              Sin logo
            </Text>
          )}
        </div>
        {canManage && <LogoActions hasLogo={logo !== null} />}
      </Row>
    </Seccion>
  );
}

function LogoActions({ hasLogo }: { hasLogo: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useConfirm();
  const refuse = useRefusal();
  const toast = useToast();
  const [cambiar, { isLoading: isSending }] = useCuentaActualPutLogoMutation();
  const [quitar, { isLoading: isRemoving }] = useCuentaActualRemoveLogoMutation();

  const send = async ([file]: File[]) => {
    if (!file) return;
    const refused = problemOfFoto(file);
    setProblem(refused);
    if (refused) return;
    await cambiar({ body: { imagen: file } })
      .unwrap()
      .then(() => toast('El logo quedó guardado'), refuse);
  };

  return (
    <Stack gap={2} shrinks>
      <Row wrap gap={2}>
        <FileButton
          variant="outlined"
          startIcon={<ImagePlus size={16} strokeWidth={1.75} />}
          loading={isSending}
          label="Elegir un logo"
          accept={tipos.join()}
          onFiles={(files) => void send(files)}
        >
          {hasLogo ? 'Cambiar logo' : 'Subir logo'}
        </FileButton>
        {hasLogo && (
          <Button
            startIcon={<Trash2 size={16} strokeWidth={1.75} />}
            loading={isRemoving}
            onClick={async () => {
              if (await confirm(remove)) await quitar().unwrap().catch(refuse);
            }}
          >
            Quitar logo
          </Button>
        )}
      </Row>
      {problem ? (
        <Text as="p" size="sm" tone="danger" role="alert">
          {problem}
        </Text>
      ) : (
        <Text as="p" size="sm" tone="soft">
          JPEG, PNG, WebP o GIF de hasta {maxMib} MB.
        </Text>
      )}
    </Stack>
  );
}

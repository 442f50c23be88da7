import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { useConfirm } from '../../../components/confirm';
import { maxMib, problemOfFoto, tipos } from '../../../components/pictures/recorte';
import { useToast } from '../../../components/toast-actions';
import { Seccion } from '../seccion';
import { useRefusal } from '../seguridad/refusal';
import styles from './cuenta.module.css';
import { useCuentaActualPutLogoMutation, useCuentaActualRemoveLogoMutation } from './cuenta-api';

const remove = {
  title: '¿Quitar el logo?',
  message: 'La cuenta se mostrará sin logo.',
  actions: { confirm: { label: 'Quitar' }, cancel: { label: 'Cancelar' } },
  dismissible: true,
};

/** Shows the cuenta's logo, and lets a titular change or remove it. */
export function LogoSection({ logo, canManage }: { logo: string | null; canManage: boolean }) {
  return (
    <Seccion title="Logo" text={canManage ? 'Identifica a la oficina.' : 'Solo un titular puede cambiarlo.'}>
      <div className={styles.logo}>
        <div className={styles.logoBox}>
          {logo ? (
            <img className={styles.logoImage} src={logo} alt="Logo de la cuenta" />
          ) : (
            <span className={styles.logoEmpty}>Sin logo</span>
          )}
        </div>
        {canManage && <LogoActions hasLogo={logo !== null} />}
      </div>
    </Seccion>
  );
}

function LogoActions({ hasLogo }: { hasLogo: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useConfirm();
  const refuse = useRefusal();
  const toast = useToast();
  const [cambiar, { isLoading: isSending }] = useCuentaActualPutLogoMutation();
  const [quitar, { isLoading: isRemoving }] = useCuentaActualRemoveLogoMutation();

  const send = async (file: File | undefined) => {
    if (!file) return;
    const refused = problemOfFoto(file);
    setProblem(refused);
    if (refused) return;
    await cambiar({ body: { imagen: file } })
      .unwrap()
      .then(() => toast('El logo quedó guardado'), refuse);
  };

  return (
    <div className={styles.logoSide}>
      <div className={styles.buttons}>
        <input
          ref={input}
          hidden
          type="file"
          accept={tipos.join()}
          aria-label="Elegir un logo"
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // Otherwise choosing the same file again fires no event.
            target.value = '';
          }}
        />
        <Button
          variant="outlined"
          startIcon={<ImagePlus size={16} strokeWidth={1.75} />}
          loading={isSending}
          onClick={() => input.current?.click()}
        >
          {hasLogo ? 'Cambiar logo' : 'Subir logo'}
        </Button>
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
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : (
        <p className={styles.help}>JPEG, PNG, WebP o GIF de hasta {maxMib} MiB.</p>
      )}
    </div>
  );
}

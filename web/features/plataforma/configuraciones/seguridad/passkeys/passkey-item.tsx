import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyDto } from '../../../../../api/generated/segundo-factor';
import { useConfirm } from '../../../../../components/confirm';
import { useRefusal } from '../../../../../components/form/refusal';
import { HintButton } from '../../../../../components/hint-button';
import { Row } from '../../../../../components/layout/layout';
import { useToast } from '../../../../../components/toast-actions';
import { formatFecha, formatRelativo } from '../../../../../lib/fechas';
import { useSegundoFactorRemovePasskeyMutation, useSegundoFactorRenamePasskeyMutation } from '../seguridad-api';
import { SeguridadItem } from '../seguridad-item';
import { NombreDialog } from './nombre-dialog';

export function PasskeyItem({ passkey: { id, nombre, creadaEn, usadaEn, esSincronizada } }: { passkey: PasskeyDto }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [renombrar] = useSegundoFactorRenamePasskeyMutation();
  const [quitar, { isLoading }] = useSegundoFactorRemovePasskeyMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();

  const remove = async () => {
    const isSure = await confirm({
      title: 'Eliminar la passkey',
      message: `Ya no podrá ingresar con «${nombre}». Bórrela también del dispositivo o del administrador de contraseñas que la guarda.`,
      actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await quitar({ id }).unwrap();
      toast(`Se eliminó la passkey «${nombre}»`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <SeguridadItem
      Icon={KeyRound}
      titulo={nombre}
      lineas={[
        <>
          {usadaEn ? `Usada ${formatRelativo(usadaEn)}` : 'Sin usar todavía'} · Creada el {formatFecha(creadaEn)} ·{' '}
          {esSincronizada ? 'Sincronizada entre sus dispositivos' : 'Solo en ese dispositivo'}
        </>,
      ]}
    >
      <Row wrap gap={2}>
        <HintButton label={`Cambiar el nombre de ${nombre}`} hintAlign="end" onClick={() => setIsRenaming(true)}>
          <Pencil size={16} strokeWidth={1.75} />
        </HintButton>
        <HintButton
          label={`Eliminar ${nombre}`}
          hintAlign="end"
          aria-disabled={isLoading}
          onClick={() => void remove()}
        >
          <Trash2 size={16} strokeWidth={1.75} />
        </HintButton>
      </Row>
      {isRenaming && (
        <NombreDialog
          title="Cambiar el nombre"
          submitLabel="Guardar"
          nombre={nombre}
          onSave={async (chosen) => {
            await renombrar({ id, nombrePasskeyDto: { nombre: chosen } }).unwrap();
          }}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </SeguridadItem>
  );
}

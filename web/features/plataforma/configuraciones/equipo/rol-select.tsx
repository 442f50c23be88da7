import { useId } from 'react';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { useConfirm } from '../../../../components/confirm';
import type { ConfirmConfig } from '../../../../components/confirm-config';
import { useRefusal } from '../../../../components/form/refusal';
import { useToast } from '../../../../components/toast-actions';
import { Select } from '../../../../components/ui/select';
import { alcances, useRoles } from '../roles';
import styles from './equipo.module.css';
import { useMiembrosUpdateMutation } from './equipo-api';

const ONLY_TITULAR = 'Es el único titular: nombre antes a otro.';

interface RolSelectProps {
  miembro: MiembroDto;
  isOwn: boolean;
  /** Whether the member is the only titular, whose role cannot change. The server refuses it too. */
  isOnlyTitular: boolean;
}

/** A select for a member's role. It shows the role that the server last confirmed. */
export function RolSelect({ miembro: { id, nombre, rolId }, isOwn, isOnlyTitular }: RolSelectProps) {
  const [modificar, { isLoading }] = useMiembrosUpdateMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();
  const whyId = useId();
  const roles = useRoles();

  const change = async (next: number) => {
    const label = roles.find(({ value }) => value === next)?.label ?? '';
    const question = questionFor(nombre, next, isOwn);
    if (question && !(await confirm(question))) return;
    try {
      await modificar({ id, modificarMiembroDto: { rolId: next } }).unwrap();
      toast(isOwn ? `Su rol ahora es ${label}` : `El rol de ${nombre} ahora es ${label}`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <div className={styles.rolChoice}>
      <Select
        aria-label={isOwn ? 'Su rol' : `Rol de ${nombre}`}
        aria-describedby={isOnlyTitular ? whyId : undefined}
        title={isOnlyTitular ? ONLY_TITULAR : alcances[rolId]}
        value={rolId}
        disabled={isOnlyTitular}
        isBusy={isLoading}
        options={roles}
        onChange={(next) => void change(Number(next))}
      />
      {isOnlyTitular && (
        <span id={whyId} className="visually-hidden">
          {ONLY_TITULAR}
        </span>
      )}
    </div>
  );
}

/**
 * The question before somebody becomes titular or gives up that role. Null for other changes, which are easy to revert.
 */
function questionFor(nombre: string, next: number, isOwn: boolean): ConfirmConfig | null {
  const actions = { confirm: { label: 'Cambiar el rol' }, cancel: { label: 'Cancelar' } };
  if (isOwn) {
    return {
      title: 'Dejar de ser titular',
      message: 'Ya no podrá administrar el equipo, el plan ni la cuenta. Solo otro titular puede devolverle ese rol.',
      actions,
      dismissible: true,
    };
  }
  if (next !== 1) return null;
  return {
    title: `Hacer titular a ${nombre}`,
    message: 'Podrá hacer todo lo que hace usted, también quitarle a usted de la cuenta.',
    actions,
    dismissible: true,
  };
}

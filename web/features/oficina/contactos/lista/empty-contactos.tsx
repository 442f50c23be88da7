import { Contact, SearchX, Upload } from 'lucide-react';
import { Button, LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { usePalabras } from '../../../../session/use-pais';
import styles from './empty-contactos.module.css';
import { NuevoContactoButton } from './nuevo-button';

interface EmptyContactosProps {
  isNarrowed: boolean;
  onClear: () => void;
  canEdit: boolean;
}

/** Shown in an empty list: why it is empty, and what to do. */
export function EmptyContactos({ isNarrowed, onClear, canEdit }: EmptyContactosProps) {
  const { oficina } = usePalabras();
  if (isNarrowed) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ningún contacto coincide"
        text="Se busca en el nombre, la empresa, los correos y los teléfonos."
        action={
          <Button variant="outlined" onClick={onClear}>
            Ver todos los contactos
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      Icon={Contact}
      title="Todavía no hay contactos"
      text={
        canEdit
          ? `Agregue a las personas con las que trabaja la ${oficina}, o traiga su agenda desde un archivo vCard o CSV.`
          : `Aquí se verá la agenda de la ${oficina}.`
      }
      action={
        canEdit && (
          <span className={styles.actions}>
            <LinkButton
              variant="outlined"
              to="/apps/contacts/importar"
              startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Importar
            </LinkButton>
            <NuevoContactoButton />
          </span>
        )
      }
    />
  );
}

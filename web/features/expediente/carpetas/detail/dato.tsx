import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { latePanel } from '../../../../components/late-panel';
import { BareButton, Stack, Text } from '../../../../components/layout/layout';
import styles from './carpeta-datos.module.css';
import { camposDe, type DatoEditable } from './dato-fields';
import { quienCambio } from './live';
import { useEnVivo } from './use-live';

const { Panel: DatoEditor } = latePanel(async () => (await import('./dato-editor')).DatoEditor);

interface DatoProps {
  carpeta: CarpetaDetalleDto;
  label: string;
  /** The editor of the field. Missing for values that the product itself writes. */
  edita?: DatoEditable;
  /** Whether the value can no longer be changed. */
  isSettled?: boolean;
  isWide?: boolean;
  /** A button below the value. */
  accion?: ReactNode;
  children: ReactNode;
}

/**
 * A field of a carpeta with its label. A mark shows when somebody else has just changed it. Pressing the field edits
 * it.
 */
export function Dato({ carpeta, label, edita, isSettled = false, isWide, accion, children }: DatoProps) {
  const { cambios } = useEnVivo();
  const [isEditing, setIsEditing] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { hash, key } = useLocation();
  const isAsked = edita !== undefined && hash === `#dato-${edita}`;
  // Each press of a link to it asks anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one press from the next.
  useEffect(() => {
    if (isAsked) opener.current?.focus();
  }, [isAsked, key]);
  const cambio = edita && quienCambio(cambios, ...camposDe[edita]);
  const canEdit = edita && carpeta.permisos.editar && !isSettled;
  const value = children || <Text tone="faint">Sin indicar</Text>;
  return (
    <Stack ref={cell} bounded packed gap={0} shrinks className={styles.dato} data-wide={isWide}>
      <dt title={cambio}>
        <span>{label}</span>
        {cambio && (
          <Text weight="medium" tone="warning" className={styles.cambio}>
            · {cambio}
          </Text>
        )}
      </dt>
      <dd>
        {canEdit ? (
          <BareButton
            ref={opener}
            round="sm"
            hover
            breaks
            className={styles.editable}
            aria-haspopup="dialog"
            aria-expanded={isEditing}
            onClick={() => setIsEditing(true)}
          >
            <span className="visually-hidden">Editar {label.toLowerCase()}: </span>
            {value}
          </BareButton>
        ) : (
          value
        )}
        {accion && <div className={styles.accion}>{accion}</div>}
        {edita && isEditing && (
          <DatoEditor
            carpeta={carpeta}
            edita={edita}
            label={label}
            anchor={cell}
            opener={opener}
            onClose={() => setIsEditing(false)}
          />
        )}
      </dd>
    </Stack>
  );
}

import { type ReactNode, useState } from 'react';
import { Box } from '../../../../components/layout/layout';
import { quienCambio } from './live';
import styles from './marcado.module.css';
import { useEnVivo } from './use-live';

interface MarcadoProps {
  campo: string;
  /** The label of the field, for screen readers. */
  nombre: string;
  children: ReactNode;
}

/** A field of a form. A mark shows once somebody else has changed the field since the form was opened. */
export function Marcado({ campo, nombre, children }: MarcadoProps) {
  const { cambios } = useEnVivo();
  const [before] = useState(() => Math.max(0, ...cambios.map(({ n }) => n)));
  const quien = quienCambio(
    cambios.filter(({ n }) => n > before),
    campo,
  );
  return (
    <Box relative shrinks>
      {children}
      <p className={styles.marca} role="status" title={quien}>
        {quien && (
          <>
            <span className="visually-hidden">{nombre}: </span>
            {quien}
          </>
        )}
      </p>
    </Box>
  );
}

import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Permiso } from '../session/session';
import { usePalabras } from '../session/use-pais';
import { usePermiso } from '../session/use-permiso';
import styles from './limite-de-rol.module.css';

export interface Limite {
  permiso: Permiso;
  /** What the role does not allow, after «Su rol no permite»: «cambiar las partes». */
  que: string;
  /** Who does it: titulares alone, who signs, they and the oficiales, or all but who only reads. */
  quienes: 'titulares' | 'firmantes' | 'oficina' | 'gestores';
}

/** Says what the person's role may not do where its controls are left out, and whom to ask. */
export function LimiteDeRol({ permiso, que, quienes }: Limite) {
  const { unAdscripto } = usePalabras();
  if (usePermiso(permiso)) return null;
  const nombres = {
    titulares: 'un titular',
    firmantes: `un titular o ${unAdscripto}`,
    oficina: `un titular, ${unAdscripto} o un oficial`,
    gestores: `un titular, ${unAdscripto}, un oficial o un gestor`,
  };
  return (
    <LimiteLinea>
      Su rol no permite {que}: lo hace {nombres[quienes]}.
    </LimiteLinea>
  );
}

/** A line that says why controls are left out. */
export function LimiteLinea({ children }: { children: ReactNode }) {
  return (
    <p className={styles.limite}>
      <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

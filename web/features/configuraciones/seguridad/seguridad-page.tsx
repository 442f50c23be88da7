import { Seccion } from '../seccion';

/** Cómo ingresa y desde dónde. */
export function SeguridadPage() {
  return (
    <Seccion title="Seguridad">
      <p>Cómo ingresa y desde dónde.</p>
    </Seccion>
  );
}

import { AparienciaFields } from '../apariencia/apariencia-fields';
import { Seccion } from '../seccion';

/** What each person chooses for themselves alone. */
export function PreferenciasPage() {
  return (
    <Seccion title="Apariencia" text="Cada cambio se aplica al instante y lo acompaña en todos sus dispositivos.">
      <AparienciaFields />
    </Seccion>
  );
}

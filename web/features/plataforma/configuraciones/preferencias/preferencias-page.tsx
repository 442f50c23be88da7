import { AparienciaFields } from '../apariencia/apariencia-fields';
import { Seccion } from '../seccion';
import { BloqueoField } from './bloqueo-field';
import { FechasField } from './fechas-field';
import { InicioField } from './inicio-field';

/** Settings that apply only to the signed-in person. */
export function PreferenciasPage() {
  return (
    <>
      <Seccion title="Apariencia" text="Cada cambio se aplica al instante y lo acompaña en todos sus dispositivos.">
        <AparienciaFields />
      </Seccion>
      <Seccion title="Fechas" text="Cómo se escriben en todas las páginas.">
        <FechasField />
      </Seccion>
      <Seccion title="Página de inicio" text="La que se abre al ingresar.">
        <InicioField />
      </Seccion>
      <Seccion
        title="Bloqueo por inactividad"
        text="Pasado ese tiempo sin actividad, se pide la contraseña para seguir, en todas las pestañas."
      >
        <BloqueoField />
      </Seccion>
    </>
  );
}

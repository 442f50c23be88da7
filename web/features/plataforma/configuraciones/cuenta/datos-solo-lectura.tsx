import type { CuentaActualDto } from '../../../../api/generated/cuenta';
import { paisNombre } from '../../../../lib/paises';
import { nombreDeZona } from '../../../../lib/zonas';
import { Datos, Seccion } from '../seccion';
import { monedas } from './opciones';

/** The cuenta's data, for people who may not change them. */
export function DatosSoloLectura({ cuenta }: { cuenta: CuentaActualDto }) {
  const { nombre, pais, moneda, zonaHoraria, numeracion } = cuenta;
  return (
    <Seccion title="Datos de la cuenta" text="Solo un titular puede cambiarlos, exportar los datos o cerrar la cuenta.">
      <Datos
        datos={[
          ['Nombre', nombre],
          ['País', paisNombre(pais)],
          ['Moneda', monedas.find(({ value }) => value === moneda)?.label ?? moneda],
          ['Zona horaria', nombreDeZona(zonaHoraria)],
          ...(numeracion.proximo ? [['Próxima carpeta', numeracion.proximo] satisfies [string, string]] : []),
        ]}
      />
    </Seccion>
  );
}

import { ListaOfrecida } from '../../../../components/menciones/offered-list';
import { useNombreDeEstado } from './estados';
import type { useNumeros } from './use-numeros';

interface NumerosOfrecidosProps {
  numeros: ReturnType<typeof useNumeros>;
  side: 'below' | 'above';
}

/** The list of carpetas that {@link useNumeros} offers. */
export function NumerosOfrecidos({ numeros, side }: NumerosOfrecidosProps) {
  const nombreDeEstado = useNombreDeEstado();
  return (
    <ListaOfrecida
      lista={numeros}
      side={side}
      label="Carpetas que puede nombrar"
      nombres={['carpeta', 'carpetas']}
      toSpoken={({ codigo, caratula }) => `${codigo}, ${caratula}`}
    >
      {({ codigo, caratula, estado }) => (
        <>
          {codigo} · {caratula} <small>{nombreDeEstado(estado)}</small>
        </>
      )}
    </ListaOfrecida>
  );
}

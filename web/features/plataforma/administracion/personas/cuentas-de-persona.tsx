import type { Persona } from '../administracion-api';
import { Lineas, Nada, Suave } from '../celdas';

/** As many are shown; the title names the others. */
const most = 3;

const estados = { activa: '', suspendida: ' (suspendida)', retirada: ' (retirada)' };

/** The cuentas that a person belongs to, with the role, and those that they left. */
export function CuentasDePersona({ cuentas }: Pick<Persona, 'cuentas'>) {
  if (cuentas.length === 0) return <Nada />;
  const textos = cuentas.map(({ nombre, rol, estado }) => `${nombre} · ${rol}${estados[estado]}`);
  const others = textos.slice(most);
  return (
    <Lineas>
      {cuentas.slice(0, most).map(({ id }, index) => (
        <Suave key={id}>{textos[index]}</Suave>
      ))}
      {others.length > 0 && (
        <span title={others.join('\n')}>
          <Suave>{others.length === 1 ? 'y 1 más' : `y ${others.length} más`}</Suave>
        </span>
      )}
    </Lineas>
  );
}

import { Link } from 'react-router-dom';
import { useContactosCountQuery } from '../../../../api/contactos-api';
import { Row } from '../../../../components/layout/layout';
import { contar } from '../../../../lib/numeros';
import { usePermiso } from '../../../../session/use-permiso';
import styles from './directorio-switch.module.css';
import { usePersonasFindPageQuery } from './personas-api';

type Vista = 'personas' | 'contactos';

const vistas = [
  { vista: 'personas', label: 'Personas', path: '/personas' },
  { vista: 'contactos', label: 'Contactos', path: '/apps/contacts' },
] as const;

interface DirectorioVistasProps {
  actual: Vista;
  /** The searched text, which the links keep. */
  buscar: string;
}

/** Links from the personas to the contacts and back, with the search and the number of matches in the other view. */
export function DirectorioVistas({ actual, buscar }: DirectorioVistasProps) {
  const isAllowed = { personas: usePermiso('carpetas.ver'), contactos: usePermiso('contactos.ver') };
  const hallados = useHallados(actual, buscar, isAllowed[actual === 'personas' ? 'contactos' : 'personas']);
  if (!isAllowed.personas || !isAllowed.contactos) return null;
  const search = buscar ? `?${new URLSearchParams({ buscar })}` : '';
  return (
    <Row align="center" gap={3} marginBottom={4}>
      <Row as="nav" fill="sunken" round="md" gap={1} pad={1} fixed aria-label="Directorio">
        {vistas.map(({ vista, label, path }) => (
          <Link
            key={vista}
            className={styles.vista}
            to={`${path}${search}`}
            aria-current={vista === actual ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </Row>
      <p className={styles.hallados} role="status">
        {hallados}
      </p>
    </Row>
  );
}

/** The number of matches in the other view, in words; '' without a search or a match. */
function useHallados(actual: Vista, buscar: string, isAllowed: boolean): string {
  const isSearching = buscar !== '' && isAllowed;
  const { currentData: contactos } = useContactosCountQuery(
    { query: buscar },
    { skip: !isSearching || actual === 'contactos', refetchOnMountOrArgChange: 10 },
  );
  const { currentData: personas } = usePersonasFindPageQuery(
    { buscar, pagina: 1, tamano: 1 },
    { skip: !isSearching || actual === 'personas', refetchOnMountOrArgChange: 10 },
  );
  const [total = 0, one, many] =
    actual === 'personas'
      ? [contactos?.total, 'contacto coincide', 'contactos coinciden']
      : [personas?.paginacion.total, 'persona coincide', 'personas coinciden'];
  if (!isSearching || total === 0) return '';
  return total >= 1000 ? `Más de 1.000 ${many}` : contar(total, one, many);
}

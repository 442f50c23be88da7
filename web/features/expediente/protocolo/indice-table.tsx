import { Link } from 'react-router-dom';
import { escribanoEnTexto } from '../../../../server/vocabulario/escribano';
import type { EntradaDeIndiceDto } from '../../../api/generated/protocolo';
import { Text } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { formatFecha } from '../../../lib/fechas';
import { formatMonto } from '../../../lib/numeros';
import { usePalabras } from '../../../session/use-pais';
import { foliosEnTexto, instrumentoEnTexto } from './instrumento-text';
import styles from './protocolo.module.css';

/** The entries of the index in the order of their books. On a phone each entry is a card. */
export function IndiceTable({ entradas }: { entradas: readonly EntradaDeIndiceDto[] }) {
  return (
    <table className={styles.table} aria-label="Índice del protocolo">
      <thead>
        <tr>
          <th scope="col">Número</th>
          <th scope="col">Folios</th>
          <th scope="col" className={styles.cuando}>
            Fecha
          </th>
          <th scope="col" className={styles.otorgantes}>
            Otorgantes
          </th>
          <th scope="col" className={styles.objeto}>
            Objeto
          </th>
          <th scope="col" className={styles.amount}>
            Cuantía
          </th>
        </tr>
      </thead>
      <tbody>
        {entradas.map((entrada) => (
          <Fila key={entrada.id} entrada={entrada} />
        ))}
      </tbody>
    </table>
  );
}

function Fila({ entrada }: { entrada: EntradaDeIndiceDto }) {
  const {
    tipo,
    numero,
    registro,
    carpeta,
    fecha,
    otorgantes,
    objeto,
    lugar,
    cuantia,
    moneda,
    estado,
    motivo,
    correccion,
    corregidoEn,
    escribano,
  } = entrada;
  const palabras = usePalabras();
  const name = tipo && numero ? instrumentoEnTexto({ tipo, numero }) : 'Folios anulados';
  return (
    <tr>
      <td>
        <Text nowrap>{carpeta ? <Link to={`/carpetas/${carpeta.id}/protocolo`}>{name}</Link> : name}</Text>
        <Text as="span" block size="sm" tone="soft" weight="regular">
          {registro.nombre}
        </Text>
        {estado === 'errose' && <StatusChip label="Errose" tone="warning" />}
      </td>
      <Text as="td" nowrap>
        {foliosEnTexto(entrada)}
      </Text>
      <td>
        {fecha && <Text nowrap>{formatFecha(fecha)}</Text>}
        {lugar && (
          <Text as="span" block size="sm" tone="soft" weight="regular">
            {lugar}
          </Text>
        )}
      </td>
      <td>
        {otorgantes.join(', ')}
        {escribano && (
          <Text as="span" block size="sm" tone="soft" weight="regular">
            Ante {escribanoEnTexto(escribano.nombre, escribano.caracter, palabras)}
          </Text>
        )}
      </td>
      <td>
        {objeto}
        {motivo && (
          <Text as="span" block size="sm" tone="soft" weight="regular">
            {motivo}
          </Text>
        )}
        {correccion && corregidoEn && (
          <Text as="span" block size="sm" tone="soft" weight="regular">
            Corregido el {formatFecha(corregidoEn)}: {correccion}
          </Text>
        )}
        {carpeta && (
          <Text as="span" block size="sm" tone="soft" weight="regular">
            {[carpeta.codigo, carpeta.caratula].filter(Boolean).join(' ')}
          </Text>
        )}
      </td>
      <td className={styles.amount}>{cuantia && moneda && formatMonto(cuantia, moneda)}</td>
    </tr>
  );
}

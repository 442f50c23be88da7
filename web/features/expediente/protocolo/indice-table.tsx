import { Link } from 'react-router-dom';
import { escribanoEnTexto } from '../../../../server/vocabulario/escribano';
import type { EntradaDeIndiceDto } from '../../../api/generated/protocolo';
import { Box } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { formatFecha } from '../../../lib/fechas';
import { formatMonto } from '../../../lib/numeros';
import { usePalabras } from '../../../session/use-pais';
import { foliosEnTexto, instrumentoEnTexto } from './instrumento-texto';
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
        <span className={styles.number}>
          {carpeta ? <Link to={`/carpetas/${carpeta.id}/protocolo`}>{name}</Link> : name}
        </span>
        <Box as="span" block className={styles.under}>
          {registro.nombre}
        </Box>
        {estado === 'errose' && <StatusChip label="Errose" tone="warning" />}
      </td>
      <td className={styles.number}>{foliosEnTexto(entrada)}</td>
      <td>
        {fecha && <span className={styles.number}>{formatFecha(fecha)}</span>}
        {lugar && (
          <Box as="span" block className={styles.under}>
            {lugar}
          </Box>
        )}
      </td>
      <td>
        {otorgantes.join(', ')}
        {escribano && (
          <Box as="span" block className={styles.under}>
            Ante {escribanoEnTexto(escribano.nombre, escribano.caracter, palabras)}
          </Box>
        )}
      </td>
      <td>
        {objeto}
        {motivo && (
          <Box as="span" block className={styles.under}>
            {motivo}
          </Box>
        )}
        {correccion && corregidoEn && (
          <Box as="span" block className={styles.under}>
            Corregido el {formatFecha(corregidoEn)}: {correccion}
          </Box>
        )}
        {carpeta && (
          <Box as="span" block className={styles.under}>
            {[carpeta.codigo, carpeta.caratula].filter(Boolean).join(' ')}
          </Box>
        )}
      </td>
      <td className={styles.amount}>{cuantia && moneda && formatMonto(cuantia, moneda)}</td>
    </tr>
  );
}

import { BookMarked } from 'lucide-react';
import { useState } from 'react';
import type { EmpastesDto } from '../../../api/generated/protocolo';
import { Button } from '../../../components/button';
import { POR_CONFIRMAR } from '../../../components/confirmacion';
import { latePanel } from '../../../components/late-panel';
import { Card, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { useToast } from '../../../components/toast-actions';
import { useAttempt } from '../../../components/use-attempt';
import { formatFecha } from '../../../lib/fechas';
import { contar } from '../../../lib/numeros';
import { usePermiso } from '../../../session/use-permiso';
import { venceElEnTexto } from '../plazos/public/conteo';
import styles from './protocolo.module.css';
import { useEmpastesFindQuery, useEmpastesRemoveMutation } from './protocolo-api';

const { Panel: EmpasteDialog } = latePanel(async () => (await import('./empaste-dialog')).EmpasteDialog);

export type Libro = EmpastesDto['libros'][number];

/**
 * The folios of the books that are to be bound, and the last day for it. Shown when a rule of the office requires it.
 */
export function Empastes() {
  const canSee = usePermiso('protocolo.registros');
  const { data } = useEmpastesFindQuery(undefined, { skip: !canSee, refetchOnMountOrArgChange: true });
  const [abierto, setAbierto] = useState<Libro | null>(null);
  const { regla, libros = [] } = data ?? {};
  if (!regla || libros.every(({ folios, ultimo }) => folios === 0 && !ultimo)) return null;
  return (
    <Card as="section" pad={[3, 4]} marginBottom={4} aria-labelledby="empaste">
      <Row as="header" align="center" wrap gap={[2, 3]} minHeight={36}>
        <Text as="h2" size="md" weight="strong" grow shrinks id="empaste">
          Empaste
        </Text>
      </Row>
      <PlainList lines margin={[2, 0, 0]} aria-label="Libros por empastar">
        {libros.map((libro) => (
          <Row as="li" key={libro.registroId} align="center" wrap gap={[1, 4]} padY={3}>
            <Stack as="span" gap="2px" shrinks breaks className={styles.what}>
              <Text weight="medium">
                {libro.registro} {libro.debido && <StatusChip label="Hay que empastar" tone="danger" />}
              </Text>
              <span className={styles.soft}>{porEmpastar(libro, regla.folios)}</span>
              <UltimoEmpaste libro={libro} />
            </Stack>
            {libro.folios > 0 && (
              <Button
                size="small"
                variant="outlined"
                startIcon={<BookMarked size={16} strokeWidth={2} aria-hidden="true" />}
                aria-label={`Registrar un empaste de ${libro.registro}`}
                onClick={() => setAbierto(libro)}
              >
                Registrar empaste
              </Button>
            )}
          </Row>
        ))}
      </PlainList>
      <p className={styles.soft}>
        {[regla.nombre, regla.fuente, regla.porConfirmar && POR_CONFIRMAR].filter(Boolean).join(' · ')}. Ninguna carpeta
        espera el empaste.
      </p>
      {abierto && <EmpasteDialog libro={abierto} onClose={() => setAbierto(null)} />}
    </Card>
  );
}

/** The last binding, with a button to undo it. */
function UltimoEmpaste({ libro: { registro, ultimo } }: { libro: Libro }) {
  const [remove, { isLoading }] = useEmpastesRemoveMutation();
  const attempt = useAttempt();
  const toast = useToast();
  if (!ultimo) return null;
  const quitar = () =>
    attempt(async () => {
      await remove({ id: ultimo.id }).unwrap();
      toast('Se quitó el empaste');
    });
  return (
    <span className={styles.soft}>
      Último empaste: {formatFecha(ultimo.dia)}, hasta el folio {ultimo.folio} de {ultimo.anio}.{' '}
      <Button
        size="small"
        aria-label={`Quitar el último empaste de ${registro}`}
        disabled={isLoading}
        onClick={() => void quitar()}
      >
        Quitar
      </Button>
    </span>
  );
}

/** «120 folios sin empastar, de 500. Vence el 15/03/2026, en 5 días» */
function porEmpastar({ folios, vence, faltan }: Libro, maximo: number | null): string {
  if (folios === 0 || vence === null || faltan === null) return 'Todo está empastado.';
  const cuantos = contar(folios, 'folio sin empastar', 'folios sin empastar');
  return `${cuantos}${maximo === null ? '' : `, de hasta ${maximo}`}. ${venceElEnTexto(vence, faltan)}.`;
}

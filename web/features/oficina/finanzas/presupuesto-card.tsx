import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button';
import charts from '../../../components/charts/charts.module.css';
import { TableMenu } from '../../../components/charts/table-menu';
import { Stack } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import styles from './finanzas.module.css';
import type { Finanzas } from './finanzas-api';

interface PresupuestoCardProps {
  finanzas: Finanzas | undefined;
  format: (value: number) => string;
  /** Undefined for people who may not change the limits. */
  onEdit: (() => void) | undefined;
}

const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

/** The figures of the budget, against the limits that the titular set. */
export function PresupuestoCard({ finanzas, format, onEdit }: PresupuestoCardProps) {
  const card = useRef<HTMLElement>(null);
  const budget = finanzas?.budget;
  const rows = budget && [
    { name: 'Abierto este mes', value: budget.expenses, limit: budget.expensesLimit, word: 'límite' },
    { name: 'Entregado en el año', value: budget.savings, limit: budget.savingsGoal, word: 'meta' },
    { name: 'Firmado y por entregar', value: budget.bills, limit: budget.billsLimit, word: 'límite' },
  ];
  return (
    <section ref={card} className={styles.card} aria-labelledby="presupuesto">
      <header className={styles.conBoton}>
        <h2 id="presupuesto">Presupuesto</h2>
        <div className={charts.tools}>
          {onEdit && (
            <Button
              size="small"
              startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
              aria-disabled={!finanzas}
              onClick={onEdit}
            >
              Cambiar límites
            </Button>
          )}
          <TableMenu
            title="Presupuesto"
            rows={
              rows && [
                ['Cifra', 'Valor', 'Límite o meta'],
                ...rows.map((row) => [row.name, format(row.value), format(row.limit)]),
              ]
            }
            card={card}
          />
        </div>
      </header>
      {finanzas?.presupuesto.version === 0 && (
        <p className={styles.nota}>
          {onEdit ? 'Son los límites de fábrica: cámbielos por los de la oficina.' : 'Son los límites de fábrica.'}
        </p>
      )}
      <LimiteDeRol permiso="finanzas.administrar" que="cambiar los límites" quienes="titulares" />
      {!rows && <LoadingSkeleton rows={4} />}
      {rows?.map(({ name, value, limit, word }) => (
        <Stack key={name} gap={2} className={styles.barra}>
          <p>
            <span>{name}</span>
            <strong>{format(value)}</strong>
          </p>
          <progress
            max={1}
            value={share(value, limit)}
            aria-label={name}
            data-over={word === 'límite' && value > limit}
          />
          <p className={styles.nota}>
            {limit > 0 ? `${percent.format(value / limit)} ` : ''}de {word === 'meta' ? 'la meta' : 'un límite'} de{' '}
            {format(limit)}
            {word === 'límite' && value > limit && ': pasado'}
          </p>
        </Stack>
      ))}
    </section>
  );
}

const share = (value: number, limit: number): number => (limit > 0 ? Math.min(value / limit, 1) : value > 0 ? 1 : 0);

import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button';
import { TableMenu } from '../../../components/charts/table-menu';
import { Card, Row, Stack, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { formatPorcentaje } from '../../../lib/numeros';
import styles from './finanzas.module.css';
import type { Finanzas } from './finanzas-api';

interface PresupuestoCardProps {
  finanzas: Finanzas | undefined;
  format: (value: number) => string;
  /** Undefined for people who may not change the limits. */
  onEdit: (() => void) | undefined;
}

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
    <Card
      as="section"
      flow="stack"
      packed
      gap={4}
      shrinks
      pad={5}
      ref={card}
      className={styles.card}
      aria-labelledby="presupuesto"
    >
      <Row as="header" gap={2} align="center" justify="between" wrap minHeight={32}>
        <Text as="h2" id="presupuesto" size="lg" weight="strong">
          Presupuesto
        </Text>
        <Row align="center" gap={2} marginLeft="auto" only="screen">
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
        </Row>
      </Row>
      {finanzas?.presupuesto.version === 0 && (
        <Text as="p" size="sm" tone="soft">
          {onEdit ? 'Son los límites de fábrica: cámbielos por los de la oficina.' : 'Son los límites de fábrica.'}
        </Text>
      )}
      <LimiteDeRol permiso="finanzas.administrar" que="cambiar los límites" quienes="titulares" />
      {!rows && <LoadingSkeleton rows={4} />}
      {rows?.map(({ name, value, limit, word }) => (
        <Stack key={name} gap={2} className={styles.barra}>
          <Row as="p" justify="between" wrap gap={[1, 3]} size="sm">
            <span>{name}</span>
            <Text as="strong" numeric>
              {format(value)}
            </Text>
          </Row>
          <progress
            max={1}
            value={share(value, limit)}
            aria-label={name}
            data-over={word === 'límite' && value > limit}
          />
          <Text as="p" size="sm" tone="soft">
            {limit > 0 ? `${formatPorcentaje(value / limit)} ` : ''}de {word === 'meta' ? 'la meta' : 'un límite'} de{' '}
            {format(limit)}
            {word === 'límite' && value > limit && ': pasado'}
          </Text>
        </Stack>
      ))}
    </Card>
  );
}

const share = (value: number, limit: number): number => (limit > 0 ? Math.min(value / limit, 1) : value > 0 ? 1 : 0);

import { BadgeCheck, Clock } from 'lucide-react';
import { LinkButton } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { Box, Card, Row, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import { contar } from '../../../../lib/numeros';
import type { Curso } from '../academia-api';
import { accionDe, porcentajeDe, terminadoDe } from '../avance';
import { CategoriaChip } from '../categorias';
import { direccionDe } from '../direccion';
import { Barra } from '../progress-bar';
import styles from './curso-card.module.css';

export function CursoCard({ curso }: { curso: Curso }) {
  const { title, description, category, duration, totalSteps, request, progress, published } = curso;
  const terminado = terminadoDe(progress);
  const accion = accionDe(curso);
  return (
    <Card as="li" flow="row" column pad={5} lifts className={styles.card}>
      <Row align="center" gap={2} minHeight={24}>
        <CategoriaChip slug={category} />
        {!published && <StatusChip label="Borrador" tone="warning" />}
        {terminado && (
          <Row as="span" marginLeft="auto" tone="success" title={terminado}>
            <BadgeCheck size={20} strokeWidth={1.75} role="img" aria-label={terminado} />
          </Row>
        )}
      </Row>
      <Text as="h2" margin={[4, 0, 0]} size="lg" weight="strong" leading="tight" breaks>
        {title}
      </Text>
      <Box as="p" marginTop={1} tone="soft" breaks clamp={3}>
        {description}
      </Box>
      {request && (
        <Row as="p" align="center" wrap gap={[1, 2]} margin={[3, 0, 0]} size="sm" tone="soft">
          <DuePill value={request.dueDate} isDone={request.doneAt !== null} emptyLabel="" /> Se lo pidió{' '}
          {request.requestedBy}
        </Row>
      )}
      <p className={styles.facts}>
        <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
        {contar(duration, 'minuto', 'minutos')} · {contar(totalSteps, 'paso', 'pasos')}
        {progress.completed > 1 && ` · ${terminado.toLowerCase()}`}
      </p>
      <Barra value={porcentajeDe(curso)} label={`Avance en ${title}`} />
      <Row justify="end" marginTop={4}>
        <LinkButton
          variant={progress.currentStep > 0 || (request && !request.doneAt) ? 'contained' : 'outlined'}
          to={direccionDe(curso)}
          aria-label={`${accion}: ${title}`}
        >
          {accion}
        </LinkButton>
      </Row>
    </Card>
  );
}

import { BadgeCheck, Clock } from 'lucide-react';
import { LinkButton } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { StatusChip } from '../../../../components/status-chip';
import type { Curso } from '../academia-api';
import { accionDe, porcentajeDe, terminadoDe } from '../avance';
import { Barra } from '../barra';
import { CategoriaChip } from '../categorias';
import { direccionDe } from '../direccion';
import { plural } from '../palabras';
import styles from './curso-card.module.css';

/** A course in the list. */
export function CursoCard({ curso }: { curso: Curso }) {
  const { title, description, category, duration, totalSteps, request, progress, published } = curso;
  const terminado = terminadoDe(progress);
  const accion = accionDe(curso);
  return (
    <li className={styles.card}>
      <div className={styles.chips}>
        <CategoriaChip slug={category} />
        {!published && <StatusChip label="Borrador" tone="warning" />}
        {terminado && (
          <span className={styles.done} title={terminado}>
            <BadgeCheck size={20} strokeWidth={1.75} role="img" aria-label={terminado} />
          </span>
        )}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.description}>{description}</p>
      {request && (
        <p className={styles.request}>
          <DuePill value={request.dueDate} isDone={request.doneAt !== null} emptyLabel="" /> Se lo pidió{' '}
          {request.requestedBy}
        </p>
      )}
      <p className={styles.facts}>
        <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
        {plural(duration, 'minuto', 'minutos')} · {plural(totalSteps, 'paso', 'pasos')}
        {progress.completed > 1 && ` · ${terminado.toLowerCase()}`}
      </p>
      <Barra value={porcentajeDe(curso)} label={`Avance en ${title}`} />
      <div className={styles.foot}>
        <LinkButton
          className={styles.link}
          variant={progress.currentStep > 0 || (request && !request.doneAt) ? 'contained' : 'outlined'}
          to={direccionDe(curso)}
          aria-label={`${accion}: ${title}`}
        >
          {accion}
        </LinkButton>
      </div>
    </li>
  );
}

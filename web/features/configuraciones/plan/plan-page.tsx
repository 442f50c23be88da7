import { Seccion } from '../seccion';

/** Los límites de la cuenta y cuánto usa de ellos. */
export function PlanPage() {
  return (
    <Seccion title="Plan">
      <p>Los límites de la cuenta y cuánto usa de ellos.</p>
    </Seccion>
  );
}

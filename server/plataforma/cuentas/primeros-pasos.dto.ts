import { Equals, IsBoolean } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';

/** Whether the first steps are open or hidden for the person. */
export type EstadoPrimerosPasos = 'abiertos' | 'ocultos';

/** Which of the first steps of a cuenta are done. */
export class PrimerosPasosDto {
  /** The numbering was confirmed or changed. */
  numeracion: boolean;
  logo: boolean;
  /** There is a second member, or an invitation. */
  equipo: boolean;
  /** There is a contacto or a persona. */
  datos: boolean;
  /** There is a carpeta outside of the trash. */
  carpeta: boolean;
}

/** Changes to the first steps. Fields that are left out change nothing. */
export class ModificarPrimerosPasosDto {
  /** Hides the first steps for me, or shows them again. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se ocultan.' })
  ocultos?: boolean;

  /** Says that the numbering is right as it is. */
  @MayBeOmitted()
  @Equals(true, { message: 'La numeración se confirma con true.' })
  numeracionConfirmada?: true;

  /** Ends the first steps for everybody, once all are done. */
  @MayBeOmitted()
  @Equals(true, { message: 'Se terminan con true.' })
  terminados?: true;
}

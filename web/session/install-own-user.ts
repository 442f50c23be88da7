import { applyAppearance, standardAppearance } from '../lib/appearance';
import { countDaysIn, formatoDelPais, writeFechasAs } from '../lib/fechas';
import { oncePerApp } from '../store/once-per-app';
import { ownUserSaga } from './own-user-saga';

/** Lets the signed-in person choose the appearance, the date format and the presence that others see. */
export const installOwnUser = oncePerApp((app) => {
  app.runSaga(ownUserSaga, {
    http: app.services.http,
    standard: standardAppearance,
    show: ({ scheme, theme, densidad, fechas }, cuenta) => {
      applyAppearance({ scheme, theme, densidad });
      writeFechasAs(fechas ?? formatoDelPais(cuenta?.pais));
      countDaysIn(cuenta?.zonaHoraria);
    },
  });
});

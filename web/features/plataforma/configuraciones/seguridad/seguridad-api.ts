import { api as segundoFactor } from '../../../../api/generated/segundo-factor';
import { api as sesiones } from '../../../../api/generated/sesiones';
import { api as tokens } from '../../../../api/generated/tokens';

/** These lists are not cached, because sessions begin and tokens are used elsewhere. */
const notKept = { keepUnusedDataFor: 0 };

/** A refused request to end a session fetches the list again too, because the session has most likely ended already. */
const sesionesApi = sesiones.enhanceEndpoints({
  addTagTypes: ['tokens'],
  endpoints: {
    sesionesFind: notKept,
    accesosAbiertosFind: notKept,
    sesionesRevokeOthers: { invalidatesTags: ['sesiones', 'tokens'] },
    sesionesChangePassword: { invalidatesTags: (changed) => (changed ? ['sesiones'] : []) },
    // The report ends this session, so nothing is fetched again.
    accesoRobadoReport: { invalidatesTags: [] },
  },
});

const segundoFactorApi = segundoFactor.enhanceEndpoints({
  endpoints: {
    segundoFactorGet: notKept,
    segundoFactorBegin: { invalidatesTags: [] },
    segundoFactorConfirm: { invalidatesTags: (codes) => (codes ? ['segundo-factor'] : []) },
    segundoFactorRenewCodes: { invalidatesTags: (codes) => (codes ? ['segundo-factor'] : []) },
    segundoFactorBeginPasskey: { invalidatesTags: [] },
    segundoFactorAddPasskey: { invalidatesTags: (passkey) => (passkey ? ['segundo-factor'] : []) },
  },
});

const tokensApi = tokens.enhanceEndpoints({
  endpoints: {
    tokensPersonalesFindMine: notKept,
    tokensPersonalesCreate: { invalidatesTags: (token) => (token ? ['tokens'] : []) },
  },
});

export const {
  useSesionesFindQuery,
  useSesionesRevokeMutation,
  useAccesosAbiertosFindQuery,
  useAccesosAbiertosEndMutation,
  useSesionesRevokeOthersMutation,
  useSesionesChangePasswordMutation,
  useAccesoRobadoReportMutation,
} = sesionesApi;

export const {
  useSegundoFactorGetQuery,
  useSegundoFactorBeginMutation,
  useSegundoFactorConfirmMutation,
  useSegundoFactorEndMutation,
  useSegundoFactorRenewCodesMutation,
  useSegundoFactorBeginPasskeyMutation,
  useSegundoFactorAddPasskeyMutation,
  useSegundoFactorRenamePasskeyMutation,
  useSegundoFactorRemovePasskeyMutation,
} = segundoFactorApi;

export const {
  useTokensPersonalesFindMineQuery,
  useTokensPersonalesCreateMutation,
  useTokensPersonalesRevokeMutation,
} = tokensApi;

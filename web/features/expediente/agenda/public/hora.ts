export { horaEnLaCuenta } from '../mes/momentos';

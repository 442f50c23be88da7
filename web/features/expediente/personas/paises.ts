import type { Option } from '../../../components/ui/select';
import { paisNombre } from '../../../lib/paises';

/** ISO 3166 codes. The countries whose documents are checked come first, then all the others. */
const conReglas = ['AR', 'ES', 'UY', 'CL', 'CO', 'MX'];
const otros = (
  'AD AE AF AG AI AL AM AO AQ AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CM CN CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI ' +
  'KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const toOption = (value: string): Option => ({ value, label: paisNombre(value) });

export const paises: readonly Option[] = [
  ...conReglas.map(toOption),
  ...otros.map(toOption).sort((a, b) => a.label.localeCompare(b.label, 'es')),
];

/** The parser without the large dictionaries of css-tree. The types of the package leave it out. */
declare module 'css-tree/parser' {
  import { parse } from 'css-tree';
  export default parse;
}

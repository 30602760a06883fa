/** Helps for players, fetched after the table is shown. */
export { EnlargedPiece } from '../../play/EnlargedPiece.js';
export { KeyList } from '../../play/KeyList.js';
export { TableKeys } from '../../play/TableKeys.js';
export { FirstTime } from './FirstTime.js';

/** Helps for players, fetched after the table is shown. */
export { Closer } from '../../play/Closer.js';
export { KeyList } from '../../play/KeyList.js';
export { Keys } from '../../play/Keys.js';
export { FirstTime } from './FirstTime.js';

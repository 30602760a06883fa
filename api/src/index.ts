export { type PageAddress, pageAddresses } from './address.js';
export * from './event.js';
export * from './exchange.js';
export * from './refusal.js';
export * from './route.js';
export * from './schema.js';
export * from './sheet.js';
export * from './table.js';

export { Connection, connect, type Manner, type Surroundings } from './connection.js';
export { cookieJar, type Jar } from './cookie-jar.js';
export { LOBBY, sheetTopic, tableTopic } from './read-progress.js';
export { type KeyValueStore, memory, Seal, sealedAt } from './salt-seal.js';
export { LiveStream, type Stream, type StreamListener } from './stream.js';
export { SharedStream, type TabChannel, type TabLocks, type TabSharing } from './tab-sharing.js';
export { type Pending, TableClient } from './table-client.js';
export { realWorld } from './world.js';

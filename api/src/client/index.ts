export { Connection, connect, type Manner, type Surroundings } from './connection.js';
export { cookieJar, type Jar } from './jar.js';
export { LOBBY, sheetTopic, tableTopic } from './read-progress.js';
export { type KeyValueStore, memory, Seal } from './seal.js';
export { SharedStream, type TabChannel, type TabLocks, type TabSharing } from './share.js';
export { LiveStream, type Stream, type StreamListener } from './stream.js';
export { type Pending, TableClient } from './table.js';
export { realWorld } from './world.js';

export { Connection, connect, type Manner, type Surroundings } from './connection.js';
export { LOBBY, sheetTopic, tableTopic } from './cursor.js';
export { cookieJar, type Jar } from './jar.js';
export { type KeyValueStore, memory, Seal } from './seal.js';
export { SharedStream, type Sharing, type TabChannel, type TabLocks } from './share.js';
export { type Listener, LiveStream, type Stream } from './stream.js';
export { type Pending, TableClient } from './table.js';
export { realWorld, type World } from './world.js';

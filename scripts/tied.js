// Loaded into the processes that dev.js starts: they end with it, however it ended.
process.once('disconnect', () => process.exit());
// The channel alone keeps no process running.
process.channel?.unref();

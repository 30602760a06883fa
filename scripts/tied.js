// Loaded into the processes that dev.js starts: they end with it, however it ended.
process.once('disconnect', () => process.exit());
// It alone keeps nothing running.
process.channel?.unref();

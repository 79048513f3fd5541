/** First module of the development shell: React announces itself to the refresh runtime when it loads. */
require('./refresh-runtime.cjs').injectIntoGlobalHook(globalThis)

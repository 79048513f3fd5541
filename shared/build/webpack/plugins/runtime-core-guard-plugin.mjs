import webpack from 'webpack'

/** Documentation for host teams on what their page must provide. */
const HELP = 'docs/how-to/host-a-remote-elsewhere.md'

/**
 * Makes the entry of a remote fail with a clear message where the page provides no federation runtime. Remotes are built without it; otherwise
 * the entry would fail with "Cannot read properties of undefined".
 */
export class RuntimeCoreGuardPlugin {
  /** @param {string} name the remote, for the message */
  constructor(name) {
    this.name = name
  }

  apply(compiler) {
    const sentence = `The remote ${this.name} needs the federation runtime of its page: set globalThis._FEDERATION_RUNTIME_CORE before it loads (${HELP}).`
    new webpack.BannerPlugin({
      raw: true,
      test: /^remoteEntry\./,
      banner: `if (!globalThis._FEDERATION_RUNTIME_CORE) throw new Error(${JSON.stringify(sentence)});`,
    }).apply(compiler)
  }
}

import webpack from 'webpack'

/** Where a host's team finds what its page must offer. */
const HELP = 'docs/how-to/host-a-remote-elsewhere.md'

/**
 * Lets the entry of a remote end with a sentence where the page offers no federation runtime. Remotes are built without a copy of it; without this
 * line the entry would end with "Cannot read properties of undefined".
 */
export class RuntimeCoreGuardPlugin {
  /** @param {string} name the remote, as the sentence names it */
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

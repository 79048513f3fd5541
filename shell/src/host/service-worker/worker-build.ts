/** Facts about the build, injected into the worker by webpack (shared/build/webpack/worker.mjs). */

export type WorkerFile = {
  /** Absolute path, e.g. `/assets/main.0123abcd.js`. */
  readonly path: string
  readonly integrity: string
  /** Files of one language are kept for its readers only. */
  readonly locale?: string
}

export type WorkerBuild = {
  /** Version of the shell that this worker belongs to. */
  readonly version: string
  /** The shell cannot start without these: the worker installs only once it holds them all. */
  readonly core: readonly WorkerFile[]
  /** Kept when the page is idle: help, and the code that opens the pages of remotes. */
  readonly later: readonly WorkerFile[]
}

/** What the build tells the worker about itself; put in by webpack (shared/build/webpack/worker.mjs). */

export type WorkerFile = {
  /** Absolute path, e.g. `/assets/main.0123abcd.js`. */
  readonly path: string
  readonly integrity: string
  /** Files of one language are kept for who reads it. */
  readonly locale?: string
}

export type WorkerBuild = {
  /** Version of the shell that this worker belongs to. */
  readonly version: string
  /** Without one of these the shell does not start: the worker is not installed before it holds them all. */
  readonly core: readonly WorkerFile[]
  /** Kept when the page is idle: help, and what opens the pages of remotes. */
  readonly later: readonly WorkerFile[]
}

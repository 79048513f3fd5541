/** Messages between page and worker. */
import type { WorkerFile } from './worker-build.ts'

export type WorkerRequest =
  /** Reply on the port with the version. */
  | { readonly kind: 'version' }
  /** Sent by an idle page: keep newer files and documents. */
  | {
      readonly kind: 'keep'
      readonly locale: string
      /** Of the discovery document that the page uses. */
      readonly revision: number
      readonly withHelp: boolean
      /** Files that the page has loaded: on a first visit, before a worker was there to intercept them. */
      readonly used: readonly WorkerFile[]
    }
  /** Take over without waiting for pages of the older shell. */
  | { readonly kind: 'take-over' }
  /** The server disabled the worker: keep nothing from now on, including pending downloads. */
  | { readonly kind: 'retire' }

export type WorkerVersion = { readonly version: string }

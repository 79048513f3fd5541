/** What a page and the worker say to each other. */
import type { WorkerFile } from './worker-build.ts'

export type WorkerWish =
  /** Answer on the port with the version. */
  | { readonly kind: 'version' }
  /** A page is idle: keep what is new. */
  | {
      readonly kind: 'keep'
      readonly locale: string
      /** Of the discovery that the page runs. */
      readonly revision: number
      readonly withHelp: boolean
      /** Files that the page has loaded: on a first visit before there was a worker to see them pass. */
      readonly used: readonly WorkerFile[]
    }
  /** Do not wait for pages of the older shell. */
  | { readonly kind: 'take-over' }
  /** The server wants no worker any more: keep nothing from now on, not even what is on its way. */
  | { readonly kind: 'retire' }

export type WorkerVersion = { readonly version: string }

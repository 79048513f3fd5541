/**
 * A read of home that starts with what the page brought and goes live once the query client is here: at once when the page brought nothing, else when the page
 * is interactive. The query client is no part of the first load.
 */
import { whenInteractive } from '../../../host/boot/use-interactive.ts'

export type ReadView<Data> = {
  readonly data: Data | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => void
}
/** What the page brought, and when. */
export type Beginning<Data> = { initialData?: Data; initialDataUpdatedAt?: number }

/** Follows the query until it is stopped. */
export type LiveRead<Data> = {
  follow(beginning: Beginning<Data>, show: (view: ReadView<Data>) => void): () => void
  /** Data that arrived in another way. */
  tell(data: Data): void
}

export type LateRead<Data> = {
  subscribe(listener: () => void): () => void
  view(): ReadView<Data>
  tell(data: Data): void
}

type Parts<Data> = {
  begin: () => Beginning<Data>
  load: () => Promise<LiveRead<Data>>
  /** Whether it goes live only where the page brought something. */
  isOptional?: boolean
}

export function createLateRead<Data>({ begin, load, isOptional = false }: Parts<Data>): LateRead<Data> {
  const listeners = new Set<() => void>()
  let beginning: Beginning<Data> | null = null
  let early: { data: Data } | null = null
  let shown: ReadView<Data> | null = null
  let live: LiveRead<Data> | null = null
  let stop: (() => void) | null = null

  function show(view: ReadView<Data>): void {
    shown = view
    for (const listener of [...listeners]) listener()
  }

  function view(): ReadView<Data> {
    if (shown !== null) return shown
    beginning ??= begin()
    const { initialData: data } = beginning
    shown = { data, isPending: data === undefined, isError: false, refetch: start }
    return shown
  }

  /** Without its code a read with data keeps it, and one without offers a retry. */
  function start(): void {
    load().then(
      (loaded) => {
        if (listeners.size === 0) return
        live = loaded
        stop ??= loaded.follow(beginning ?? begin(), show)
        if (early !== null) loaded.tell(early.data)
        early = null
      },
      () => show({ ...view(), isPending: false, isError: true }),
    )
  }

  return {
    view,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        if (view().data !== undefined) whenInteractive(start)
        else if (!isOptional) start()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
        live = null
        shown = null
        beginning = null
        early = null
      }
    },
    tell(data) {
      if (live !== null) return live.tell(data)
      early = { data }
      show({ ...view(), data, isPending: false, isError: false })
    },
  }
}

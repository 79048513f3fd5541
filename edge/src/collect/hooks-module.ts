/** The module of a site that hears what happens on its pages (HOOKS_MODULE): error monitoring, analytics. docs/how-to/watch-your-site.md */
import { pathToFileURL } from 'node:url'
import type { CollectorReport } from '@lantern/contract/federation'
import { SettingError } from '@lantern/service'
import type { FastifyBaseLogger } from 'fastify'

/** A report of a page: a view, a failure, a start of a remote, a cost. It names no member; texts carry no queries. */
type PageReport = Omit<CollectorReport, 'trail'>

export type Hooks = {
  /** Called for each report of a page that the collector accepts; not awaited. */
  readonly onReport?: (report: PageReport, about: { readonly atMs: number }) => unknown
}

/**
 * @param file its path; '' = none
 * @throws SettingError when the file cannot be loaded or exports no hook
 */
export async function loadHooks(file: string): Promise<Hooks> {
  if (file === '') return {}
  const module: { onReport?: unknown } = await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw new SettingError('HOOKS_MODULE is wrong: the module cannot be loaded.', { cause })
  })
  if (typeof module.onReport !== 'function')
    throw new SettingError('HOOKS_MODULE is wrong: it exports no function `onReport`.')
  return module as Hooks
}

export type TellHooks = (report: PageReport) => void

/** A hook that fails costs a log line, never an answer. */
export function tellHooks({ onReport }: Hooks, logger: Pick<FastifyBaseLogger, 'warn'>): TellHooks {
  if (onReport === undefined) return () => undefined
  return (report) => {
    void (async () => onReport(report, { atMs: Date.now() }))().catch((err: unknown) =>
      logger.warn({ err }, 'a hook failed'),
    )
  }
}

/** Fetches, runs and renders on idle the pages that remotes name, so that a tap shows them without compiling their code. */
import { delay, useSession } from '@lantern/platform'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { whenIdle } from '../boot/use-interactive.ts'
import { needsSession } from '../navigation/redirect.rules.ts'
import { pageAt } from '../navigation/site-pages.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { useRemotes } from '../remotes/remotes-context.ts'
import { type PageAhead, PrerenderedPage } from './prerendered-page.tsx'

const IDLE_LIMIT_MS = 2_000
/** A page that suspends or throws is given up after this. */
const RENDER_LIMIT_MS = 5_000

export function PagesAhead(): ReactNode {
  const remotes = useRemotes()
  const isMember = useSession().kind === 'member'
  const done = useRef(new Set<string>()).current
  const [job, setJob] = useState<{ page: PageAhead; onRendered: () => void } | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const render = (page: PageAhead) => new Promise<void>((onRendered) => setJob({ page, onRendered }))
    const renderAll = async (): Promise<void> => {
      for (const path of await remotes.prefetchAll()) {
        if (done.has(path) || (!isMember && needsSession(path, pageAt))) continue
        done.add(path)
        const page = await runPage(remotes, path)
        gone.signal.throwIfAborted()
        if (page) await Promise.race([render(page), delay(RENDER_LIMIT_MS, gone.signal)])
        setJob(null)
      }
    }
    // What was not prepared loads when it is opened.
    renderAll().catch(() => undefined)
    return () => gone.abort()
  }, [remotes, isMember, done])
  return job && <PrerenderedPage key={job.page.path} {...job} />
}

/** @returns null for a page that is open, or whose code does not load */
async function runPage(remotes: Remotes, path: string): Promise<PageAhead | null> {
  await whenIdle(IDLE_LIMIT_MS)
  const name = remotes.ownerOf(path)
  const exposed = (await remotes.warm(path)) as { routes: RouteObject[] } | undefined
  if (name === null || exposed === undefined) return null
  await whenIdle(IDLE_LIMIT_MS)
  return { path, prefix: remotes.prefixOf(name, path), routes: exposed.routes }
}

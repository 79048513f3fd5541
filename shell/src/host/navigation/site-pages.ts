/** The pages of this site: the shell's own, and those that discovery assigns to remotes. */
import { isForMembers, isShownTo, type TESTER, type Viewer } from '@lantern/contract/audience'
import type { FrameKind } from '@lantern/contract/federation'
import { type PageOwner, pageIn } from '@lantern/contract/page-table'
import type { FoundPage, RemotePage } from '@lantern/contract/remote-page'
import { shellFrameOf } from '@lantern/contract/routes'
import { useState, useSyncExternalStore } from 'react'

type Bilingual = { readonly zh: string; readonly en: string }
export type RemoteWithPages = {
  readonly name: string
  readonly extras: PageOwner & { readonly title?: Bilingual | undefined }
  /** Who is looking; omitted: a visitor for whom no flag is on, in no cohort. */
  readonly viewer?: Viewer | typeof TESTER
}

const PLAIN_VIEWER: Viewer = { flags: [], bucket: undefined }

let remotes: readonly RemoteWithPages[] = []
const listeners = new Set<() => void>()

/** Sets the builds that this visitor gets, one per remote. */
export function takePages(builds: readonly RemoteWithPages[]): void {
  remotes = builds
  for (const listener of listeners) listener()
}

/** The page of a remote at a path, unless this visitor does not see it. @param path without query */
export function pageAt(path: string): FoundPage | null {
  const found = listedAt(path)
  return found?.isShown ? found.page : null
}

/** Whether a remote has a page at a path that this visitor does not see. */
export function isHidden(path: string): boolean {
  return listedAt(path)?.isShown === false
}

function listedAt(path: string): { page: FoundPage; isShown: boolean } | null {
  for (const { extras, viewer = PLAIN_VIEWER } of remotes) {
    const page = pageIn(extras, path)
    if (page !== null) return { page, isShown: isShownTo(page.audience, viewer) }
  }
  return null
}

/** Layout of a page of the shell or of a remote, null when there is no page at this path. */
export function frameAt(path: string): FrameKind | null {
  return shellFrameOf(path) ?? pageAt(path)?.frame ?? null
}

/** Pages of remotes to offer to this visitor: neither those with path parameters, nor those that only members see before login. */
export function linkablePages(isMember: boolean): RemotePage[] {
  return remotes
    .flatMap(({ extras, viewer = PLAIN_VIEWER }) =>
      (extras.pages ?? []).filter(({ audience }) => isShownTo(audience, viewer)),
    )
    .filter(({ path, audience }) => !path.includes('/:') && (isMember || !isForMembers(audience)))
}

/** The display name of a remote. */
export function titleOf(name: string): Bilingual | null {
  return remotes.find((remote) => remote.name === name)?.extras.title ?? null
}

/** The nearest page above a path; home when there is none. */
export function parentOf(path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' ? '/' : frameAt(above) === null ? parentOf(above) : above
}

/** Rerenders when the known builds change. */
export function usePages(): readonly RemoteWithPages[] {
  return useSyncExternalStore(subscribe, current, current)
}

/**
 * The remote's page at the current location. A page that is withdrawn while open stays until the member leaves it, so that no input
 * is lost.
 */
export function useOpenPage(path: string): FoundPage | null {
  usePages()
  const page = pageAt(path)
  const [open, setOpen] = useState({ path, page })
  const kept = page ?? (open.path === path ? open.page : null)
  if (open.path !== path || open.page !== kept) setOpen({ path, page: kept })
  return kept
}

const current = (): readonly RemoteWithPages[] => remotes

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

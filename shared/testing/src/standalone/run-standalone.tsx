/** The thin frame in which a remote runs alone: session, language, scheme, dialogs. The shell does all of it properly. */
import '@lantern/ui/tokens.css'
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { PlatformProvider, restoreSession } from '@lantern/platform'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, type RouteObject } from 'react-router-dom'
import { StandalonePage } from './standalone-page.tsx'

export type StandaloneRemote = {
  /** Prefix it owns, e.g. `/mine`; none for a remote of slots only. */
  prefix?: string
  routes?: RouteObject[]
  /** All of its pages are for members: a visitor is sent to log in first. */
  membersOnly?: boolean
  /** Pages to link to from the start page; those of its routes that have no parameter when left out. */
  pages?: readonly string[]
  /** Elements to mount on the start page, by slot name. */
  slots?: Readonly<Record<string, ComponentType>>
  /** Origin of the venue site that may be framed. Default port 3101 of this host. */
  venueOrigin?: string
}

/** Renders the remote into `#root`. The dev server stands before the sandbox, so all calls are real. */
export function runStandalone(remote: StandaloneRemote): void {
  writeBootData(remote.venueOrigin ?? `${location.protocol}//${location.hostname}:3101`)
  restoreSession()
  const root = document.getElementById('root')
  if (!root) throw new Error('runStandalone needs an element #root: the page template of shared/build has it')
  createRoot(root).render(
    <PlatformProvider>
      <BrowserRouter>
        <StandalonePage remote={remote} />
      </BrowserRouter>
    </PlatformProvider>,
  )
}

/** The edge writes this into the real page. */
function writeBootData(venueOrigin: string): void {
  const boot = document.createElement('script')
  boot.type = 'application/json'
  boot.id = BOOT_ELEMENT_ID
  boot.textContent = JSON.stringify({ venueOrigins: [venueOrigin] })
  document.head.append(boot)
}

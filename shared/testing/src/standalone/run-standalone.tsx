/** A minimal frame in which a remote runs alone: session, language, colour scheme, dialogs. The shell does all of this in full. */
import '@lantern/ui/tokens.css'
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { setLocale } from '@lantern/i18n'
import { PlatformProvider, restoreSession } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DevBoundary } from '../dev/dev-boundary.tsx'
import { browserLocale } from './browser-locale.rules.ts'
import { StandalonePage } from './standalone-page.tsx'
import type { StandaloneRemote } from './standalone-remote.ts'

/** Renders the remote into `#root`. The dev server proxies to the sandbox, so all calls are real. */
export function runStandalone(remote: StandaloneRemote): void {
  writeBootData(remote.venueOrigin ?? `${location.protocol}//${location.hostname}:3101`)
  restoreSession()
  const locale = browserLocale(navigator.languages)
  document.documentElement.lang = locale
  setLocale(locale)
  const root = document.getElementById('root')
  if (!root) throw new Error('runStandalone needs an element #root: the page template of shared/build has it')
  createRoot(root).render(
    <PlatformProvider>
      <BrowserRouter>
        <DevBoundary>
          <StandalonePage remote={remote} />
        </DevBoundary>
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

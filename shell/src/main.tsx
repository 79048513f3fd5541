/** Boot, in the order that speed.md found best: settings and session, the plain shell, then everything that can wait. */
import '@lantern/ui/tokens.css'
import { correctClock, restoreSession } from '@lantern/platform'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { exposeFacts } from './app/expose-facts.ts'
import { readBootData } from './host/boot/boot-data.ts'
import { takeHomeCache } from './host/boot/home-cache.ts'
import { listenForInstall } from './host/boot/install-prompt.ts'
import { takeFromAddress } from './host/boot/intake.ts'
import { applyPreferences } from './host/boot/preferences.ts'
import { watchGlobalErrors } from './host/errors/global-errors.ts'
import { onCaughtError } from './host/errors/root-errors.ts'
import { installIntegrity, trustPaths } from './host/integrity/trust.ts'
import { installTrustedTypes } from './host/integrity/trusted-types.ts'
import { mayOverride, watchForOverride } from './host/override/override-mark.ts'
import type { TakenOverrides } from './host/override/take-overrides.ts'
import { createRemotes } from './host/remotes/remotes.ts'
import { takeService } from './host/site/service-state.ts'
import { takeSite } from './host/site/site.ts'

installTrustedTypes()
const boot = readBootData()
// A page from the device bears the time of its keeping.
if (!boot.offline) correctClock(boot.serverTime)
watchGlobalErrors(boot.shellVersion)
listenForInstall()
applyPreferences(boot.locale)
restoreSession()
takeFromAddress()
// The pre-info of a page from the device has no address in it; the device knows its own and asks again.
takeSite(boot.offline ? null : boot.preInfo, boot.vvPretty)
takeService(boot.serviceState)
takeHomeCache(boot.cached, boot.serverTime)
watchForOverride()
if (mayOverride()) {
  // A build that is tried stands in from the start: the page waits for what is known of it, and this chunk too is held to its hash.
  trustPaths(boot.shellFiles, location.origin)
  installIntegrity()
  import('./host/override/take-overrides.ts')
    .then(({ takeOverrides }) => takeOverrides(boot))
    .then(start, () => start())
} else start()

function start(taken?: TakenOverrides): void {
  const remotes = createRemotes(boot, taken?.builds)
  taken?.follow(remotes)
  exposeFacts(boot.shellVersion, remotes)
  // A page opened on a remote begins to bring its code before the first render.
  remotes.warm(location.pathname)
  const root = document.getElementById('root')
  if (root) createRoot(root, { onCaughtError }).render(<App remotes={remotes} boot={boot} />)
}
